import { startBucketHouse } from '@tassis/settings/bucket-house';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aManifest } from '../production/testing/a-manifest.ts';
import { openPlace } from './backup-place.ts';
import { erasedLater } from './erased-later.ts';

const root = await mkdtemp(join(tmpdir(), 'tassis-identities-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const bucket = await startBucketHouse();
const address = 's3://safe/tassis';
const keys = {
  BACKUP_S3_ENDPOINT: bucket.endpoint,
  BACKUP_S3_ACCESS_KEY_ID: 'key',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
};

/** A backup that knows of one erased account, for a new recipient. @returns the id and the file of the identity */
async function keep(name: string): Promise<[string, string]> {
  const identity = await generateX25519Identity();
  const file = join(root, `${name}.txt`);
  await writeFile(file, `# public key: …\n${identity}\r\n`);
  const env = { ...keys, BACKUP_RECIPIENTS: await identityToRecipient(identity) };
  const place = await openPlace(address, { env });
  const id = randomUUID();
  await place.keep(name, () => Promise.resolve({ ...aManifest(), erased: [id] }));
  return [id, file];
}

const [erasedBefore, oldFile] = await keep('2026-11-29T02-00-00');
const [erasedSince, newFile] = await keep('2026-11-30T02-00-00');
const empty = join(root, 'empty.txt');
await writeFile(empty, '');

const ask = async (identityFiles: string[], withoutUnreadable = false) =>
  erasedLater(await openPlace(address, { env: keys, identityFiles }), { withoutUnreadable });

test('with the old identity alone nothing is restored: the newer backup is named, whose list nobody can read', async () => {
  await expect(ask([oldFile])).rejects.toThrow(
    /cannot be read, so who was erased before them would come back:\n2026-11-30T02-00-00 \(/u,
  );
  await expect(ask([newFile])).rejects.toThrow('2026-11-29T02-00-00');
});

test('with both identities the lists of both are known', async () => {
  const { erased, unread } = await ask([oldFile, newFile]);
  expect(erased.toSorted()).toEqual([erasedBefore, erasedSince].toSorted());
  expect(unread).toEqual([]);
});

test('who leaves the unreadable ones out is told which they are', async () => {
  const { erased, unread } = await ask([oldFile], true);
  expect(erased).toEqual([erasedBefore]);
  expect(unread).toEqual([expect.stringContaining('2026-11-30T02-00-00 (')]);
});

test('a file without an identity is named, whatever stands beside it', async () => {
  await expect(ask([oldFile, empty])).rejects.toThrow('empty.txt holds no identity');
});
