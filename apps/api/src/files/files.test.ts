import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBucketHouse } from '@tassis/settings/bucket-house';
import { parseConfig } from '../config.ts';
import { bucketFiles } from './bucket-files.ts';
import { openFiles } from './storage-location.ts';
import { localFiles } from './local-files.ts';
import { namesIn } from './testing/names-in.ts';

const folder = await mkdtemp(join(tmpdir(), 'tassis-storage-'));
const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);
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

  test('are stored, read, all listed, and deleted', async () => {
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

test('requests to the bucket are signed with the configured key', () => {
  expect([...house.signedBy]).toEqual(['the-key']);
});

test('a bucket that does not answer is told as one to ask again', async () => {
  const nobody = await openFiles(
    parseConfig({ APP_ENV: 'test', ...PLACES[1][1], S3_ENDPOINT: 'http://127.0.0.1:1' }).files,
  );
  const refusal = { code: 'overloaded', retryAfterSeconds: 5 };
  await expect(nobody.put('a', Buffer.from('%PDF'))).rejects.toMatchObject(refusal);
  await expect(nobody.stream('a')).rejects.toMatchObject(refusal);
});

test('a bucket that hangs holds few writes, and each ends', async () => {
  const server = createServer(() => undefined); // takes connections and never answers
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  const env = { APP_ENV: 'test', ...PLACES[1][1], S3_ENDPOINT: `http://127.0.0.1:${address.port}` };
  const location = parseConfig(env).files;
  if ('folder' in location) throw new Error('A folder is no bucket');
  const files = bucketFiles(location, 700);
  const write = (id: string) => files.put(id, Buffer.from('%PDF'));
  const held = Promise.allSettled(['a', 'b', 'c', 'd'].map(write));
  await setTimeout(1100);
  const first = Promise.race([
    held.then(() => 'a slow one'),
    write('e').then(
      () => 'the fifth, written',
      () => 'the fifth, refused',
    ),
  ]);
  expect(await first).toBe('the fifth, refused');
  for (const one of await held)
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'overloaded' } });
});

describe('other users of the machine', () => {
  test('cannot read what is written', async () => {
    const target = join(folder, 'new', 'files');
    const files = await openFiles({ folder: target });
    const id = randomUUID();
    await files.put(id, Buffer.from('%PDF'));
    expect(await modeOf(target)).toBe('700');
    expect(await modeOf(join(target, id))).toBe('600');
  });

  test('can no longer read what an older version has written', async () => {
    const target = join(folder, 'old');
    await mkdir(target);
    await chmod(target, 0o755);
    await openFiles({ folder: target });
    expect(await modeOf(target)).toBe('700');
  });

  test('keep access to a shared folder', async () => {
    const target = join(folder, 'tmp');
    await mkdir(target);
    await chmod(target, 0o1777);
    await openFiles({ folder: target });
    expect(await modeOf(target)).toBe('1777');
  });
});

test('a folder that cannot be created is reported with a hint', async () => {
  const opened = openFiles({ folder: '/dev/null/files' });
  await expect(opened).rejects.toThrow('Files cannot be written into /dev/null/files');
  await expect(opened).rejects.toHaveProperty('hint', expect.stringContaining('FILES_DIR'));
});

test('a folder that cannot be read does not count as empty', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await expect(namesIn(localFiles(file))).rejects.toThrow('ENOTDIR');
  await expect(openFiles({ folder: file })).rejects.toThrow('EEXIST');
});
