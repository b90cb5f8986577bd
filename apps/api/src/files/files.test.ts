import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { asFields } from '@tassis/contracts';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBucketHouse } from '@tassis/settings/bucket-house';
import { parseConfig } from '../config.ts';
import type { BucketFilesOptions } from './bucket-files.ts';
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

test('a bucket that hangs is given up, and holds few writes meanwhile', async () => {
  const files = await hangingBucket({ writesMax: 2, patience: { answerMs: 300, tries: 2 } });
  const write = (id: string) => files.put(id, Buffer.from('%PDF'));
  const held = Promise.allSettled(['a', 'b'].map(write));
  const first = Promise.race([
    held.then(() => 'a slow one'),
    write('c').then(
      () => 'the third, written',
      () => 'the third, refused',
    ),
  ]);
  expect(await first).toBe('the third, refused');
  for (const one of await held)
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'overloaded' } });
  await expect(write('d')).rejects.toMatchObject({ code: 'overloaded' });
});

test('without a limit as many files are written as are given: a restore', async () => {
  const files = await hangingBucket({ patience: { answerMs: 300, tries: 1 } });
  const ids = Array.from({ length: 8 }, () => randomUUID());
  const all = await Promise.allSettled(ids.map((id) => files.put(id, Buffer.from('%PDF'))));
  const reasons = all.map((one) =>
    one.status === 'rejected' ? String(asFields(one.reason)['cause']) : '',
  );
  expect(reasons.join()).not.toContain('Too many files');
});

/** A bucket that takes connections and never answers. */
async function hangingBucket(options: BucketFilesOptions) {
  const server = createServer(() => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  const env = { APP_ENV: 'test', ...PLACES[1][1] };
  const S3_ENDPOINT = `http://127.0.0.1:${address.port}`;
  return openFiles(parseConfig({ ...env, S3_ENDPOINT }).files, options);
}

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
