import { access, chmod, constants, mkdir, opendir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStorage } from './file-storage.ts';

/**
 * Creates the folder, and closes it to other users of this machine, and with it files that an older version has written readable
 * for all. A folder of another user, or a shared one such as `/tmp`, stays unchanged. Rejects when it is not writable.
 */
export async function closeFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await stat(folder);
  const isOurs = uid === process.getuid?.() && (mode & STICKY) === 0;
  if (isOurs) await chmod(folder, 0o700);
  await access(folder, constants.W_OK);
}

/** The sticky bit of a shared folder such as `/tmp`: everybody may write, and remove only their own files. */
const STICKY = 0o1000;

/** Files in a folder of this machine. */
export function localFiles(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: async (id, bytes) => {
      await disk.put(id, bytes);
      // The library has no option for the mode; until this line the folder's own mode protects the file.
      await chmod(join(folder, id), 0o600);
    },
    bytes: (id) => disk.getBytes(id),
    stream: (id) => disk.getStream(id),
    delete: (id) => disk.delete(id),
    // The library's own list would load all names at once.
    entries: () => readEntries(folder),
  };
}

async function* readEntries(folder: string): ReturnType<FileStorage['entries']> {
  const directory = await opendir(folder).catch(nothingYet);
  if (directory === null) return;
  for await (const entry of directory) {
    if (!entry.isFile()) continue;
    const found = await stat(join(folder, entry.name)).catch(nothingYet);
    if (found !== null) yield { id: entry.name, writtenAt: found.mtime };
  }
}

function nothingYet(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
