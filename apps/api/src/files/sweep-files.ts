import type { Database } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import type { FileStorage } from './file-storage.ts';
import { findKnownIds } from './stored-file.repository.ts';

/** A file is written before its row: younger files may belong to a transaction that is still open. */
const GRACE_MS = 86_400_000;
const BATCH = 500;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

type Parts = Pick<Dependencies, 'db' | 'clock' | 'files'>;

/** Removes what transactions that were rolled back have left in the storage. @returns how many files went */
export async function sweepFiles({ db, clock, files }: Parts): Promise<number> {
  const before = clock().getTime() - GRACE_MS;
  let batch: string[] = [];
  let swept = 0;
  for await (const { id, writtenAt } of files.entries()) {
    // A file whose name is not an id was not written by the API.
    if (!ID.test(id) || writtenAt.getTime() >= before) continue;
    batch.push(id);
    if (batch.length < BATCH) continue;
    swept += await sweepBatch(db, files, batch);
    batch = [];
  }
  return swept + (await sweepBatch(db, files, batch));
}

async function sweepBatch(db: Database, files: FileStorage, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const known = await findKnownIds(db, ids);
  const left = ids.filter((id) => !known.has(id));
  for (const id of left) await files.delete(id);
  return left.length;
}
