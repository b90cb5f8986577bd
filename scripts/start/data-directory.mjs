// @ts-check
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a start writes into a folder that it has found empty: such a folder is Tassis' own. */
const ignored = '*\n';

/**
 * Makes a data directory, wherever it is, one that git ignores; and with git format, lint and the builder's cache.
 * Other users of the machine do not get in. A folder that has something in it already and was not made by a start is
 * left as it is: it may be anybody's.
 * @param {string} directory
 */
export async function makeDataDirectory(directory) {
  await mkdir(directory, { recursive: true });
  const file = path.join(directory, '.gitignore');
  if ((await readdir(directory)).length === 0) await writeFile(file, ignored);
  if ((await readFile(file, 'utf8').catch(() => '')) === ignored) await close(directory);
}

/** @param {string} directory */
async function close(directory) {
  const { uid, mode } = await stat(directory);
  const me = process.getuid?.();
  if (uid !== me) return;
  // As root, the account that runs PostgreSQL may pass, as the API has set it; nobody else is in its group.
  await chmod(directory, mode & (me === 0 ? 0o710 : 0o700));
}
