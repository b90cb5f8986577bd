import { createHash, randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storedFiles } from '../database/schema/index.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { startBucketHouse } from '@tassis/settings/bucket-house';
import { bucketFiles } from '../files/bucket-files.ts';
import { ServiceAway } from '../service-away.ts';
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

test('a file that is gone or is another one is missing; any other error ends the backup', async () => {
  const [first = '', second = '', third = ''] = await insertFiles(3);
  const answers = async (id: string) => {
    if (id === first) throw notThere();
    return bytesOf(id === second ? third : id);
  };
  const manifest = await takeBackup({ pool, files: storageOf(answers) }, place().writer);
  expect(manifest.missing).toEqual([first, second]);
  expect(manifest.files.map(({ id }) => id)).toEqual([third]);

  const away = storageOf(() => Promise.reject(new ServiceAway(new Error('no answer'))));
  await expect(takeBackup({ pool, files: away }, place().writer)).rejects.toThrow(ServiceAway);
  const to = place();
  const full = new Error('No space left on device');
  const writer = { ...to.writer, file: () => Promise.reject(full) };
  const files = storageOf((id) => Promise.resolve(bytesOf(id)));
  await expect(takeBackup({ pool, files }, writer)).rejects.toBe(full);
  const table: BackupWriter['table'] = (_name, fill) =>
    fillThrough(fill, () => Promise.reject(full));
  await expect(takeBackup({ pool, files }, { ...to.writer, table })).rejects.toBe(full);
});

test('of a bucket, only a file that is not there is missing: not one that it refuses, nor all of them when it is away', async () => {
  const bucket = await startBucketHouse();
  const [id = ''] = await insertFiles(1);
  const keys = { keyId: 'files', secret: 'secret', region: 'us-east-1' };
  const files = bucketFiles({ bucket: 'files', endpoint: bucket.endpoint, ...keys });
  const take = () => takeBackup({ pool, files }, place().writer);
  expect((await take()).missing).toEqual([id]);
  bucket.objects.set(id, { bytes: bytesOf(id), writtenAt: new Date() });
  expect((await take()).missing).toEqual([]);
  bucket.doorkeeper.ask = () => Promise.resolve(false);
  await expect(take()).rejects.toThrow('Cannot read file');
  const nobody = bucketFiles({ bucket: 'files', endpoint: 'http://127.0.0.1:9', ...keys });
  await expect(takeBackup({ pool, files: nobody }, place().writer)).rejects.toThrow(ServiceAway);
}, 30_000);
