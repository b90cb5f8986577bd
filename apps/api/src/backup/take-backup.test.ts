import { createHash, randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storedFiles } from '../database/schema/index.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { BackupWriter } from './backup-place.ts';
import { fillThrough } from './fill-through.ts';
import { takeBackup } from './take-backup.ts';

const { db, pool } = await createTestDatabase();
const bytesOf = (id: string) => Buffer.from(`the paper ${id}`);

async function insertFiles(count: number): Promise<string[]> {
  await db.delete(storedFiles);
  const ids = Array.from({ length: count }, () => randomUUID()).toSorted();
  await db.insert(storedFiles).values(
    ids.map((id) => ({
      id,
      name: 'paper.pdf',
      mediaType: 'application/pdf',
      size: bytesOf(id).length,
      sha256: createHash('sha256').update(bytesOf(id)).digest('hex'),
    })),
  );
  return ids;
}

const never = (): never => {
  throw new Error('A backup only reads');
};

/** A storage whose files are read as `read` says; nothing else is asked of it. */
function storageOf(read: (id: string) => Promise<Uint8Array>): FileStorage {
  return { put: never, stream: never, delete: never, entries: never, bytes: read };
}

/** As a folder says it, through the library of storages. */
function notThere(): Error {
  const cause = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  return new Error('Cannot read file', { cause });
}

/** A place that remembers what it was given. */
function place() {
  const files: string[] = [];
  const copies: string[] = [];
  const writer: BackupWriter = {
    table: (_name, fill) => fillThrough(fill, (rows) => rows.toArray()),
    file: (id) => {
      files.push(id);
      copies.push(id);
      return Promise.resolve();
    },
    dropFile: (id) => Promise.resolve(void files.splice(files.indexOf(id), 1)),
  };
  return { writer, files, copies };
}

test('a draft that leaves meanwhile has the tables read again; files are copied once, and those of the draft not kept', async () => {
  const ids = await insertFiles(4);
  const [leaving = '', gone = ''] = ids;
  const to = place();
  const files = storageOf(async (id) => {
    if (id !== gone) return bytesOf(id);
    await db.delete(storedFiles).where(inArray(storedFiles.id, [leaving, gone]));
    throw notThere();
  });
  const manifest = await takeBackup({ pool, files }, to.writer);
  const kept = ids.slice(2);
  expect(manifest.files.map(({ id }) => id)).toEqual(kept);
  expect(manifest.missing).toEqual([]);
  expect(to.files.toSorted()).toEqual(kept);
  expect(to.copies.toSorted()).toEqual([leaving, ...kept].toSorted());
});
