// @ts-check
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a data directory, wherever it is, one that git ignores; and with git format, lint and the builder's cache.
 * A folder that has something in it already is left as it is: it may be anybody's.
 * @param {string} directory
 */
export async function makeDataDirectory(directory) {
  await mkdir(directory, { recursive: true });
  if ((await readdir(directory)).length > 0) return;
  await writeFile(path.join(directory, '.gitignore'), '*\n');
}
