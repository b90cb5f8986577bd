// @ts-check
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file that a start writes into an empty folder, to recognise the folder as its own. */
const ignored = '*\n';

/**
 * Creates a data directory, anywhere. Git ignores it, and with git the formatter, the linter and the builder's cache. Other
 * users of the machine have no access. A folder with other content that no start has created is left unchanged, because it
 * may be anybody's.
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
  // As root, the account that runs PostgreSQL has access, as the API has set it; nobody else is in its group.
  await chmod(directory, mode & (me === 0 ? 0o710 : 0o700));
}
