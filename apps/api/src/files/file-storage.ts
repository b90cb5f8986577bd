import type { Readable } from 'node:stream';

/** The storage of the bytes of `stored_files`, each under its row's id. */
export type FileStorage = {
  put: (id: string, bytes: Uint8Array) => Promise<void>;
  bytes: (id: string) => Promise<Uint8Array>;
  stream: (id: string) => Promise<Readable>;
  delete: (id: string) => Promise<void>;
  /** Lists everything in the storage, a part at a time; an `id` here may be any file name. */
  entries: () => AsyncIterable<StoredEntry>;
};

type StoredEntry = { id: string; writtenAt: Date };
