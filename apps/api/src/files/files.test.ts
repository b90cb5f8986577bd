import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { openFiles } from './files-place.ts';
import { startBucketHouse } from './testing/bucket-house.ts';
import { namesIn } from './testing/names-in.ts';

const folder = await mkdtemp(join(tmpdir(), 'tassis-storage-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const house = await startBucketHouse();

const PLACES = [
  ['a folder', { FILES_DIR: join(folder, 'files') }],
  [
    'a bucket',
    {
      S3_BUCKET: 'papers',
      S3_ENDPOINT: house.endpoint,
      S3_ACCESS_KEY_ID: 'the-key',
      S3_SECRET_ACCESS_KEY: 'the-secret',
    },
  ],
] as const;

describe.each(PLACES)('files in %s', async (_name, env) => {
  const files = await openFiles(parseConfig({ APP_ENV: 'test', ...env }).files);

  test('are kept, read, listed to the last and deleted', async () => {
    expect(await namesIn(files)).toEqual([]);
    const ids = Array.from({ length: 5 }, () => randomUUID());
    for (const id of ids) await files.put(id, Buffer.from(`%PDF ${id}`));
    const [first = '', ...others] = ids;
    expect(Buffer.from(await files.bytes(first)).toString()).toBe(`%PDF ${first}`);
    expect((await buffer(await files.stream(first))).toString()).toBe(`%PDF ${first}`);
    expect(await namesIn(files)).toEqual(ids.toSorted());
    for await (const { writtenAt } of files.entries())
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);

    await files.delete(first);
    await expect(files.bytes(first)).rejects.toThrow('Cannot read file');
    expect(await namesIn(files)).toEqual(others.toSorted());
  });
});

test('the bucket is asked with the key that was given', () => {
  expect([...house.signedBy]).toEqual(['the-key']);
});

test('a folder that cannot be read is no empty one', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const files = await openFiles({ folder: file });
  await expect(namesIn(files)).rejects.toThrow('ENOTDIR');
});
