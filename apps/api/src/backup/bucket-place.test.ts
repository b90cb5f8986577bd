import { startBucketHouse } from '@tassis/settings/bucket-house';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Dirent } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { deleteUser } from '@tassis/contracts';
import { afterAll, expect, test, vi } from 'vitest';
import { settings, users } from '../database/schema/index.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { storeFile } from '../files/store-file.ts';
import { localFiles } from '../files/local-files.ts';
import { checkBackup } from '../production/check-backup.ts';
import { insertAccount } from '../testing/accounts.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { openPlace } from './backup-place.ts';
import { toName } from './kept-backups.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const root = await mkdtemp(join(tmpdir(), 'tassis-bucket-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const bucket = await startBucketHouse();
const identity = await generateX25519Identity();
const identityFile = join(root, 'identity.txt');
await writeFile(identityFile, `# created: today\n${identity}\n`);
const env = {
  BACKUP_S3_ENDPOINT: bucket.endpoint,
  BACKUP_S3_ACCESS_KEY_ID: 'backup-key',
  BACKUP_S3_SECRET_ACCESS_KEY: 'backup-secret',
  BACKUP_RECIPIENTS: await identityToRecipient(identity),
};
const address = 's3://safe/tassis';
const house = await openPlace(address, { env });
const safe = await openPlace(address, { env, identityFiles: [identityFile] });

const api = await createTestApi();
const password = 'Effacee-deux-fois-2026';
const passwordHash = await api.deps.passwords.hash(password);
const kept = await insertAccount(api.db, 'client', { passwordHash });
const leaving = await insertAccount(api.db, 'client', { passwordHash });
const nameOf = (at: string) => toName(new Date(at));
const [first, second] = [nameOf('2026-11-29T02:00:00Z'), nameOf('2026-11-30T02:00:00Z')];

async function emptyHouse() {
  const { pool, db } = await createTestDatabase();
  await db.delete(settings);
  return { pool, db, files: localFiles(await mkdtemp(join(root, 'files-'))) };
}

const readEntry = ({ parentPath, name }: Dirent) => readFile(join(parentPath, name), 'latin1');

test('a backup goes into a bucket file by file, and nothing of it can be read there', async () => {
  const paper = { name: 'paper.pdf', mediaType: 'application/pdf', ownerId: null };
  await storeFile(api.deps, api.db, { ...paper, bytes: Buffer.from('x'.repeat(200_000)) });
  const manifest = await house.keep(first, (to) => takeBackup(api.deps, to));
  expect(manifest.files).toHaveLength(1);
  expect(await house.names()).toEqual([first]);
  expect(bucket.signedBy).toEqual(new Set(['backup-key']));
  expect(bucket.objects.size).toBe(manifest.tables.length + manifest.files.length + 1);
  for (const { bytes } of bucket.objects.values()) {
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/u);
    expect(bytes.includes(kept.email)).toBe(false);
  }
  await expect(house.read(first)).rejects.toThrow('encrypted');
});

test('on this machine lies one table at a time, encrypted, and no file of people', async () => {
  const folder = join(root, 'temporary');
  await mkdir(folder);
  vi.stubEnv('TMPDIR', folder);
  const found: string[][] = [];
  bucket.doorkeeper.ask = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    found.push(await Promise.all(entries.filter((entry) => entry.isFile()).map(readEntry)));
    return true;
  };
  try {
    const { tables } = await house.keep('passing', (to) => takeBackup(api.deps, to));
    const withTable = found.filter((texts) => texts.length === 1);
    expect(withTable).toHaveLength(tables.length);
    expect(withTable.flat().every((text) => text.startsWith('age-encryption.org'))).toBe(true);
    expect(found.filter((texts) => texts.length === 0)).toHaveLength(2); // a file, and the manifest
    expect(await readdir(folder)).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    bucket.doorkeeper.ask = () => Promise.resolve(true);
    await house.remove('passing');
  }
});

test('the owner of the identity brings it back; who was erased since is erased again', async () => {
  const token = await api.createToken(leaving.id);
  expect((await api.ask(deleteUser, { token, body: { password } })).statusCode).toBe(204);
  expect(api.logs.join('')).toContain(`"user_id":"${leaving.id}","msg":"account erased"`);
  await house.keep(second, (to) => takeBackup(api.deps, to));
  const { erased } = await safe.readManifest(second);
  expect(erased).toEqual([leaving.id]);

  const restored = await emptyHouse();
  const { erasedAgain } = await restoreBackup({ ...restored, erased }, await safe.read(first));
  expect(erasedAgain).toBe(1);
  const emailOf = async (id: string) =>
    (await restored.db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]
      ?.email;
  expect([await emailOf(kept.id), await emailOf(leaving.id)]).toEqual([
    kept.email,
    `${leaving.id}@deleted.invalid`,
  ]);
  const { rows } = await restored.pool.query<{ found: string }>(
    `SELECT coalesce(string_agg(t::text, ''), '') AS found FROM users t`,
  );
  expect(rows[0]?.found).not.toContain(leaving.email);

  const again = await emptyHouse();
  const same = await restoreBackup({ ...again, erased }, await safe.read(second));
  expect(same.erasedAgain).toBe(0);
});

test('a byte that was changed in the bucket restores nothing', async () => {
  const key = [...bucket.objects.keys()].find((each) => each.includes('users.copy')) ?? '';
  const found = bucket.objects.get(key);
  if (found === undefined) throw new Error('No table of users');
  const bytes = Buffer.from(found.bytes);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  bucket.objects.set(key, { ...found, bytes });
  const empty = await emptyHouse();
  await expect(restoreBackup(empty, await safe.read(first))).rejects.toThrow(
    'damaged: table public.users',
  );
  bucket.objects.set(key, found);
});

test('what no rule keeps is removed, and what a broken run has left', async () => {
  bucket.objects.set('tassis/2026-11-01T02-00-00/tables/public.users.copy.age', {
    bytes: Buffer.from('age'),
    writtenAt: new Date(),
  });
  const keep = { daily: '1', weekly: '0', monthly: '0' };
  expect(await pruneBackups(house, keep, { now: new Date('2026-11-30T03:00:00Z'), env })).toBe(
    `removed: ${first}\nremoved, never finished: 2026-11-01T02-00-00\nkept: 1`,
  );
  const left = [...bucket.objects.keys()];
  expect(left.every((key) => key.startsWith(`tassis/${second}`))).toBe(true);
  await expect(
    pruneBackups(house, { ...keep, daily: 'all' }, { now: new Date(), env }),
  ).rejects.toThrow('whole');
});

test('without a key or a recipient nothing is written, and the check of production says when the last was taken', async () => {
  await expect(openPlace(address, { env: {} })).rejects.toThrow('There is no key');
  const forNobody = await openPlace(address, { env: { ...env, BACKUP_RECIPIENTS: '' } });
  await expect(forNobody.keep('x', (to) => takeBackup(api.deps, to))).rejects.toThrow(
    'BACKUP_RECIPIENTS',
  );
  Object.assign(process.env, env);
  expect(await checkBackup(address, new Date('2026-11-30T03:00:00Z'))).toMatchObject({
    left: null,
    found: 'taken at 2026-11-30T02:00:00.000Z',
  });
  expect(await checkBackup(address, new Date('2026-12-02T03:00:00Z'))).toMatchObject({
    found: 'The last one is 49 hours old.',
  });
});

test('a backup that misses a file says so to the check of production, and no older one is removed', async () => {
  const third = nameOf('2026-11-30T04:00:00Z');
  const { rows } = await api.pool.query<{ id: string }>('SELECT id FROM stored_files');
  const lost = rows[0]?.id ?? '';
  const bytes = await api.deps.files.bytes(lost);
  await api.deps.files.delete(lost);
  await house.keep(third, (to) => takeBackup(api.deps, to));
  await api.deps.files.put(lost, bytes);
  const now = new Date('2026-11-30T05:00:00Z');
  const keep = { daily: '1', weekly: '1', monthly: '1' };
  expect((await checkBackup(address, now)).found).toBe(`${third} misses 1 files: ${lost} …`);
  await expect(pruneBackups(house, keep, { now, env })).rejects.toThrow(lost);
  expect(await house.names()).toEqual([second, third]);

  vi.stubEnv('BACKUP_LOST_FILES', `${lost}, `);
  expect(await checkBackup(address, now)).toMatchObject({ left: null });
  const givenUp = { ...env, BACKUP_LOST_FILES: lost };
  expect(await pruneBackups(house, keep, { now, env: givenUp })).toContain('kept: 1');
  vi.unstubAllEnvs();
  await house.remove(third);
  expect([...bucket.objects.keys()].filter((key) => key.includes(third))).toEqual([]);
});

test('a bucket that fails while the manifest is written leaves no whole backup', async () => {
  bucket.doorkeeper.ask = (_method, key) => Promise.resolve(!key.includes('manifest'));
  const taken = house.keep('cut', (to) => takeBackup(api.deps, to));
  await expect(taken).rejects.toThrow('Cannot write file');
  bucket.doorkeeper.ask = () => Promise.resolve(true);
  expect(await house.names()).not.toContain('cut');
});
