import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Readable } from 'node:stream';

/** Where the bytes of `stored_files` lie, each under its row's id. */
export type FileStorage = {
  put: (id: string, bytes: Uint8Array) => Promise<void>;
  bytes: (id: string) => Promise<Uint8Array>;
  stream: (id: string) => Promise<Readable>;
  delete: (id: string) => Promise<void>;
};

/** Files in a folder of this machine. */
export function localFiles(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (id, bytes) => disk.put(id, bytes),
    bytes: (id) => disk.getBytes(id),
    stream: (id) => disk.getStream(id),
    delete: (id) => disk.delete(id),
  };
}
