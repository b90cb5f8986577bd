import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { clientFiles } from './client-files.ts';

const brotli = promisify(brotliCompress);
const compressible = /\.(?:js|css|html|json|svg)$/;

/** The files of a release that lie in the store with a compressed copy, `.br`, beside them. */
export async function compressibleFiles(folder: string): Promise<string[]> {
  return (await clientFiles(folder)).filter((file) => compressible.test(file));
}

/** Puts a `.br` file at the best level beside every text file that browsers may ask for, once, at publication. */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    (await compressibleFiles(folder)).map(async (name) => {
      const file = path.join(folder, name);
      await writeFile(`${file}.br`, await compressText(await readFile(file)));
    }),
  );
}

/** Brotli at the best level. */
export async function compressText(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
