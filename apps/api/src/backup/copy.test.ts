import { setTimeout } from 'node:timers/promises';
import { Readable, Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { copyIn, copyOut } from './copy.ts';

const { pool } = await createTestDatabase();

test('a sink that is slower than the database is waited for, and nothing piles up on it', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const state = { bytes: 0, waits: 0 };
  const sink = new Writable({
    highWaterMark: 1024,
    write: (chunk: Buffer, _encoding, done) => {
      state.bytes += chunk.length;
      setImmediate(done);
    },
  });
  sink.on('drain', () => (state.waits += 1));
  const listeners = sink.listenerCount('close');
  const client = await pool.connect();
  const rows = await copyOut(
    client,
    `COPY (SELECT repeat('x', 99) FROM generate_series(1, 20000)) TO STDOUT`,
    sink,
  );
  client.release();
  await new Promise((ended) => sink.end(ended));
  await setTimeout(0);
  expect({ rows, bytes: state.bytes }).toEqual({ rows: 20_000, bytes: 2_000_000 });
  expect(state.waits).toBeGreaterThan(11);
  expect(warnings).toEqual([]);
  expect(sink.listenerCount('close')).toBe(listeners);
});

test('rows that do not fit are refused whole, and the connection goes on', async () => {
  const client = await pool.connect();
  await client.query('CREATE TEMPORARY TABLE numbers (number int)');
  const written = copyIn(client, 'COPY numbers FROM STDIN', Readable.from(['1\n', 'two\n']));
  await expect(written).rejects.toThrow('invalid input syntax for type integer: "two"');
  const rows = await copyIn(client, 'COPY numbers FROM STDIN', Readable.from(['1\n', '2\n']));
  const { rows: kept } = await client.query('SELECT number FROM numbers ORDER BY number');
  client.release(true);
  expect({ rows, kept }).toEqual({ rows: 2, kept: [{ number: 1 }, { number: 2 }] });
});
