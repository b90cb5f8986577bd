import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { storedFiles } from '../database/schema/index.ts';
import { sendJob } from '../jobs/job.repository.ts';
import { startJobs } from '../workers/start-jobs.ts';
import { keepOnly } from '../mail/transport.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { storeFile } from './store-file.ts';
import { sweepFiles } from './sweep-files.ts';
import { namesIn } from './testing/names-in.ts';

const HOUR = 3600;
const api = await createTestApi();
const { deps, clock } = api;
const files = deps.config.files;
const folder = 'folder' in files ? files.folder : '';

const file = {
  name: 'a.pdf',
  mediaType: 'application/pdf',
  bytes: Buffer.from('%PDF'),
  ownerId: null,
};
const left = () => namesIn(deps.files);

/** Sets the file's time to the test's clock. */
async function dated(name: string) {
  await utimes(join(folder, name), clock(), clock());
}

async function rolledBack() {
  let id = '';
  const failing = api.db.transaction(async (tx) => {
    id = await storeFile(deps, tx, file);
    throw new Error('something else went wrong');
  });
  await expect(failing).rejects.toThrow('something else');
  await dated(id);
  return id;
}

test('a file of a rolled back transaction is deleted after a day, and no other one', async () => {
  const lost = await rolledBack();
  const kept = await api.db.transaction((tx) => storeFile(deps, tx, file));
  await dated(kept);
  await writeFile(join(folder, 'LISEZ-MOI'), 'de quelqu’un d’autre');
  await dated('LISEZ-MOI');
  clock.advance(23 * HOUR);
  expect(await sweepFiles(deps)).toBe(0);
  const young = await rolledBack();
  clock.advance(2 * HOUR);
  expect(await sweepFiles(deps)).toBe(1);
  expect(await left()).toEqual(['LISEZ-MOI', kept, young].toSorted());
  await expect(deps.files.bytes(lost)).rejects.toThrow('Cannot read file');
});

test('the database is asked in batches, however many there are', async () => {
  const ids = Array.from({ length: 1203 }, () => randomUUID());
  await Promise.all(ids.map((id) => writeFile(join(folder, id), '%PDF')));
  await Promise.all(ids.map(dated));
  const row = { name: 'a.pdf', mediaType: 'application/pdf', size: 4, sha256: '' };
  const named = ids.slice(0, 3);
  await api.db.insert(storedFiles).values(named.map((id) => ({ ...row, id })));
  clock.advance(25 * HOUR);
  const select = vi.spyOn(api.db, 'select');
  expect(await sweepFiles(deps)).toBeGreaterThanOrEqual(1200);
  expect(select.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(await left()).toEqual(expect.arrayContaining(named));
});

test('a job runs it', async () => {
  const lost = await rolledBack();
  clock.advance(25 * HOUR);
  const { databaseUrl, app } = api;
  const stop = await startJobs({
    ...deps,
    databaseUrl,
    transport: keepOnly,
    log: app.log,
    pollSeconds: 0.5,
  });
  const { rows } = await api.pool.query(
    `SELECT cron, timezone FROM pgboss.schedule WHERE name = 'sweep-files'`,
  );
  expect(rows).toEqual([{ cron: '40 3 * * *', timezone: 'Africa/Casablanca' }]);
  await sendJob(api.db, 'sweep-files', {});
  await vi.waitFor(async () => expect(await left()).not.toContain(lost), { timeout: 20_000 });
  await stop();
});
