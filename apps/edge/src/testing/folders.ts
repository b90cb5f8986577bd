import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** In memory where Linux has such a folder: every release is flushed to the disk, many times over. */
const home = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const folders: string[] = [];

/** An empty folder of its own, there until the tests of its file are done. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(home, 'tassis-edge-'));
  folders.push(folder);
  return folder;
}

/** Of the whole file: what stands in `beforeAll` outlives a test. */
export async function removeFolders(): Promise<void> {
  await Promise.all(
    folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 })),
  );
}
