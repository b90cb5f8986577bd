import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compressibleFiles } from '../compress.ts';
import type { Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { buildAgain } from './build-again.ts';

const decompress = promisify(brotliDecompress);

/** The compressed copies, which are what most browsers get, must be there and hold what they are copies of. */
export async function compressedCopies(folder: string, { id }: Descriptor): Promise<void> {
  for (const name of await compressibleFiles(folder)) {
    const file = path.join(folder, name);
    const copy = await decompressed(`${file}.br`);
    if (copy?.equals(await readFile(file))) continue;
    throw new ReleaseRefusal(
      `This release of ${id} has no ${name}.br that holds the same as ${name}.`,
      buildAgain(id),
    );
  }
}

/** Undefined when it is not there or not compressed. */
async function decompressed(file: string): Promise<Buffer | undefined> {
  try {
    return await decompress(await readFile(file));
  } catch {
    return undefined;
  }
}
