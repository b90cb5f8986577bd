import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStorage } from './file-storage.ts';

/** Files in a folder of this machine. */
export function localFiles(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (id, bytes) => disk.put(id, bytes),
    bytes: (id) => disk.getBytes(id),
    stream: (id) => disk.getStream(id),
    delete: (id) => disk.delete(id),
    // The library's own list holds all names at once.
    entries: () => entriesOf(folder),
  };
}

async function* entriesOf(folder: string): ReturnType<FileStorage['entries']> {
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
