import { createHash, randomUUID } from 'node:crypto';
import type { Executor } from '../database/client.ts';
import type { FileStorage } from './file-storage.ts';
import { insertFile } from './stored-file.repository.ts';

export type NewFile = {
  /** The name that the user gave it; only shown, never a path. */
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  ownerId: string | null;
};

/**
 * Writes a file, then its row: a row always has its file. A file that a rollback leaves in the storage has no
 * row, and `sweepFiles` removes it.
 * @returns the id of both
 */
export async function storeFile(
  { files }: { files: FileStorage },
  tx: Executor,
  { bytes, ...about }: NewFile,
): Promise<string> {
  const id = randomUUID();
  await files.put(id, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await insertFile(tx, { id, ...about, size: bytes.length, sha256 });
  return id;
}
