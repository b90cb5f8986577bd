import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { argv } from 'node:process';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sampleMemory } from './sample-memory.ts';

/** Saves a CSV as a browser does, and sends its size and its own memory to the parent process. */
const [, , address = '', file = ''] = argv;
const NEWLINE = 10;

const answer = await fetch(address);
if (answer.body === null || !answer.ok) throw new Error(`No file: ${answer.status}`);
let lines = 0;
const counted = new Transform({
  transform: (chunk: Buffer, _encoding, done) => {
    for (const byte of chunk) if (byte === NEWLINE) lines += 1;
    done(null, chunk);
  },
});
const saved = pipeline(answer.body, counted, createWriteStream(file));
const reader = await sampleMemory(saved);
await saved;
const { size } = await stat(file);
process.send?.({ lines, megabytes: size / 1e6, reader });
process.disconnect();
