import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseRefusal } from './refusal.ts';

/** Files that are on their way at once. */
const AT_ONCE = 16;

/** Writes files of a release into a folder, by their paths in it. */
export async function copyAll(
  files: readonly string[],
  folder: string,
  read: (file: string) => Promise<Uint8Array>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await inTurns(files, async (file) => {
    const target = path.join(folder, file);
    if (path.relative(folder, target).startsWith('..'))
      throw new ReleaseRefusal(`The release has a file outside of it: ${file}.`, 'Leave it.');
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await read(file));
  });
}

/** Does the same with each file, with some of them at a time. */
export async function inTurns(
  files: readonly string[],
  work: (file: string) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < files.length; from += AT_ONCE)
    await Promise.all(files.slice(from, from + AT_ONCE).map(work));
}
