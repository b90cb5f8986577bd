import type { Readable } from 'node:stream';

/** Where the bytes of `stored_files` lie, each under its row's id. */
export type FileStorage = {
  put: (id: string, bytes: Uint8Array) => Promise<void>;
  bytes: (id: string) => Promise<Uint8Array>;
  stream: (id: string) => Promise<Readable>;
  delete: (id: string) => Promise<void>;
  /** Everything that lies there, read a part at a time; its id is only what it is called. */
  entries: () => AsyncIterable<StoredEntry>;
};

type StoredEntry = { id: string; writtenAt: Date };
