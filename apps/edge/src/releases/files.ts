import { randomUUID } from 'node:crypto';
import { access, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder, by its path from there with `/`, sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}

/** Whether there is something at this path. */
export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Whether an error says that a file is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Writes a file atomically: readers see the old or the new one, even after a power failure; of several writers the last one
 * stays. `mayReplace` is called right before the rename. @returns false when it refused
 */
export async function writeWhole(
  file: string,
  content: string,
  mayReplace: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content, { flush: true });
    if (!(await mayReplace())) return false;
    await rename(draft, file);
    await flush(path.dirname(file));
    return true;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Flushes everything below a folder to disk. */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? flushTree(full) : flush(full);
    }),
  );
  await flush(folder);
}

/** Flushes a file, or the names in a folder, to disk. */
export async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
