import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrder } from '@tassis/contracts';
import { domiciliationData, seeded } from '@tassis/testing/builders';
import type { Pool } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { insertDemoData } from '../seed/demo-data.ts';
import { settings } from '../database/schema/index.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { localFiles } from '../files/local-files.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { insertPackage } from '../testing/insert-package.ts';
import { folderPlace } from './folder-place.ts';
import { restoreBackup } from './restore-backup.ts';
import { findTables } from './tables.ts';
import { takeBackup } from './take-backup.ts';

const root = await mkdtemp(join(tmpdir(), 'tassis-backup-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const place = folderPlace(root);
const folder = join(root, 'backup');

const api = await createTestApi();
await api.db.delete(settings);
await api.db.transaction((tx) => insertDemoData(tx, { now: api.clock(), files: api.deps.files }));
const client = await api.signIn('client');
const address = await insertPackage(api.db);

/** Rows and a hash of each table, whatever the order of its rows. */
async function hashesOf(pool: Pool, snapshot?: string): Promise<Record<string, string>> {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    if (snapshot !== undefined) await connection.query(`SET TRANSACTION SNAPSHOT '${snapshot}'`);
    const hashes: [string, string][] = [];
    for (const { name } of await findTables(connection)) {
      const { rows } = await connection.query<{ told: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS told
         FROM ${name} t`,
      );
      hashes.push([name, rows[0]?.told ?? '']);
    }
    return Object.fromEntries(hashes);
  } finally {
    await connection.query('ROLLBACK');
    connection.release();
  }
}

async function emptyHouse() {
  const { pool } = await createTestDatabase();
  const filesDirectory = await mkdtemp(join(root, 'files-'));
  return { pool, filesDirectory, files: localFiles(filesDirectory) };
}

let snapshotHashes: Record<string, string> = {};
const house = await emptyHouse();

/** Four clients who order, one order after the other, until they are told to stop. */
function orderingClients() {
  const state = { isOver: false, written: 0 };
  const order = async (first: number) => {
    for (let number = first; !state.isOver; number += 4) {
      const data = domiciliationData({ companyName: `Société ${number}` }, seeded(number));
      const payload = { package_id: address, services: [{ type: 'domiciliation', data }] };
      const answer = await api.ask(createOrder, { token: client.token, payload });
      expect(answer.statusCode).toBe(201);
      state.written += 1;
    }
  };
  const all = Promise.all([0, 1, 2, 3].map(order));
  return {
    haveOrdered: (more: number) => {
      const wanted = state.written + more;
      return vi.waitUntil(() => state.written >= wanted, { timeout: 30_000, interval: 5 });
    },
    stop: async () => {
      state.isOver = true;
      await all;
    },
  };
}

test('what was there at one moment comes back into another database, while orders go on coming in', async () => {
  const ordering = orderingClients();
  await ordering.haveOrdered(8);
  const onSnapshot = async (snapshot: string) => {
    snapshotHashes = await hashesOf(api.pool, snapshot);
    await ordering.haveOrdered(8);
  };
  const manifest = await place.keep('backup', (to) => takeBackup({ ...api.deps, onSnapshot }, to));
  await ordering.stop();

  expect(manifest.missing).toEqual([]);
  expect(manifest.files.length).toBeGreaterThan(0);
  expect(await hashesOf(api.pool)).not.toEqual(snapshotHashes);

  const { waiting } = await restoreBackup(
    { ...house, waitingMails: 'send' },
    await place.read('backup'),
  );
  expect(await hashesOf(house.pool)).toEqual(snapshotHashes);
  expect(waiting).toBeGreaterThan(0);
  // The restore creates the jobs anew: one for each mail.
  const { rows } = await house.pool.query(
    `SELECT count(*)::int AS jobs, count(DISTINCT m.id)::int AS mails FROM pgboss.job
     LEFT JOIN mails m ON m.id = (data ->> 'mailId')::uuid AND m.status = 'queued'`,
  );
  expect(rows).toEqual([{ jobs: waiting, mails: waiting }]);
  for (const { id } of manifest.files) {
    expect(await house.files.bytes(id)).toEqual(await api.deps.files.bytes(id));
  }
  expect(await readdir(house.filesDirectory)).toHaveLength(manifest.files.length);
}, 120_000);

test('what was restored is as strict and as lively as before', async () => {
  const { rows: keys } = await house.pool.query(
    `SELECT conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
     AND (condeferrable OR NOT convalidated)`,
  );
  expect(keys).toEqual([]);
  const { rows: off } = await house.pool.query(
    `SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O'`,
  );
  expect(off).toEqual([]);
  const { rowCount } = await house.pool.query(
    `INSERT INTO order_events (order_id, actor) SELECT id, 'system' FROM orders LIMIT 1`,
  );
  expect(rowCount).toBe(1);
});

test('a house that is not empty is left as it is', async () => {
  const before = await hashesOf(house.pool);
  const empty = await emptyHouse();
  const backup = await place.read('backup');
  await expect(restoreBackup({ ...empty, pool: house.pool }, backup)).rejects.toThrow(
    'The database is not empty',
  );
  await expect(restoreBackup({ ...empty, files: house.files }, backup)).rejects.toThrow(
    'The storage of the files is not empty',
  );
  expect(await hashesOf(house.pool)).toEqual(before);
  expect(await readdir(empty.filesDirectory)).toEqual([]);
});

test('a damaged backup, or one of another version, restores nothing', async () => {
  const empty = await emptyHouse();
  const before = await hashesOf(empty.pool);
  const restoreAfter = async (change: (damaged: string) => Promise<void>) => {
    const damaged = join(root, 'damaged');
    await rm(damaged, { recursive: true, force: true });
    await cp(folder, damaged, { recursive: true });
    await change(damaged);
    await restoreBackup(empty, await place.read('damaged'));
  };
  await expect(
    restoreAfter((damaged) => appendFile(join(damaged, 'tables/public.users.copy'), 'x')),
  ).rejects.toThrow('damaged: table public.users');
  // Whole rows that PostgreSQL would take.
  await expect(
    restoreAfter(async (damaged) => {
      const table = join(damaged, 'tables/public.users.copy');
      const rows = await readFile(table, 'utf8');
      await writeFile(table, rows.replaceAll('client', 'cliemt'));
    }),
  ).rejects.toThrow('damaged: table public.users');
  await expect(
    restoreAfter(async (damaged) => {
      const [, second = ''] = await readdir(join(damaged, 'files'));
      await appendFile(join(damaged, 'files', second), 'x');
    }),
  ).rejects.toThrow(/damaged: file .* is not what was written/u);

  await empty.pool.query(`INSERT INTO schema_migrations (name) VALUES ('9999_newer')`);
  await expect(restoreBackup(empty, await place.read('backup'))).rejects.toThrow(
    'another version of the code',
  );
  await expect(place.read('nothing')).rejects.toThrow('holds no backup');
  expect(await hashesOf(empty.pool)).toEqual(before);
  expect(await readdir(empty.filesDirectory)).toEqual([]);
});

test('a storage that goes away while files are written is said to keep some, and why', async () => {
  const empty = await emptyHouse();
  const gone = new Error('The bucket does not answer');
  let written = 0;
  const files = {
    ...empty.files,
    put: async (id: string, bytes: Uint8Array) => {
      if (written === 2) throw gone;
      written += 1;
      await empty.files.put(id, bytes);
    },
    delete: () => Promise.reject(new Error('It does not remove either')),
  };
  const restoring = restoreBackup({ ...empty, files }, await place.read('backup'));
  await expect(restoring).rejects.toMatchObject({ cause: gone });
  await expect(restoring).rejects.toThrow(
    /^The bucket does not answer\n\d+ files are left in the storage/u,
  );
  expect(await readdir(empty.filesDirectory)).toHaveLength(2);
});

test('a file that the storage has lost is reported, and the rest is backed up', async () => {
  const [first] = await readdir(house.filesDirectory);
  if (first === undefined) throw new Error('No file was restored');
  await house.files.delete(first);
  const manifest = await place.keep('second', (to) => takeBackup(house, to));
  expect(manifest.missing).toEqual([first]);
  expect(manifest.files.length).toBe((await readdir(house.filesDirectory)).length);
  expect(await readFile(join(root, 'second/manifest.json'), 'utf8')).toContain('"taken_at"');
});
