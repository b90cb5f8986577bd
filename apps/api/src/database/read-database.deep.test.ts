import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeQuickFolder } from '../testing/quick-folder.ts';
import { openDatabase, type OpenDatabase } from './client.ts';
import type { EmbeddedDatabase } from './embedded/index.ts';
import { openReadDatabase } from './read-database.ts';
import { startWithReplica, type Replica } from './testing/start-replica.ts';

const root = makeQuickFolder('replica');
const failures: unknown[] = [];
let servers: { primary: EmbeddedDatabase; replica: Replica };
let primary: OpenDatabase;
let replica: OpenDatabase;
let reader: ReturnType<typeof openReadDatabase>;

beforeAll(async () => {
  servers = await startWithReplica(root, await freePort());
  primary = openDatabase(servers.primary.url);
  replica = openDatabase(servers.replica.url);
  await primary.pool.query('CREATE TABLE notes (id int PRIMARY KEY)');
  await vi.waitFor(() => replica.pool.query('SELECT FROM notes'), { timeout: 30_000 });
}, 120_000);
beforeEach(() => {
  failures.length = 0;
  reader = openReadDatabase({
    primary,
    url: servers.replica.url,
    maxConnections: 4,
    onError: (error) => failures.push(error),
  });
  return () => reader.close();
});
afterAll(async () => {
  await Promise.all([primary?.close(), replica?.close()]);
  await servers?.replica.stop();
  await servers?.primary.stop();
  rmSync(root, { recursive: true, force: true });
}, 60_000);

const note = (id: number) => primary.pool.query('INSERT INTO notes VALUES ($1)', [id]);

/** Where a read went, and how many notes it saw. */
async function readNotes() {
  const { rows } = await reader.reading((db) =>
    db.execute<{ notes: number; replica: boolean }>(
      'SELECT (SELECT count(*)::int FROM notes) AS notes, pg_is_in_recovery() AS replica',
    ),
  );
  return rows[0];
}

test('each read goes to the replica and sees what was written just before', async () => {
  for (let id = 1; id <= 200; id += 1) {
    await note(id);
    expect(await readNotes()).toEqual({ notes: id, replica: true });
  }
});

test('a replica that is late is waited for half a second, then left alone for a while', async () => {
  await replica.pool.query('SELECT pg_wal_replay_pause()');
  await note(201);
  const begin = performance.now();
  expect(await readNotes()).toEqual({ notes: 201, replica: false });
  expect(performance.now() - begin).toBeGreaterThan(400);
  const again = performance.now();
  expect(await readNotes()).toEqual({ notes: 201, replica: false });
  expect(performance.now() - again).toBeLessThan(400);
  await replica.pool.query('SELECT pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await readNotes()).toMatchObject({ replica: true }), {
    timeout: 20_000,
    interval: 500,
  });
  expect(failures).toEqual([]);
});

test('a server that is no replica is not read from', async () => {
  const { reading, close } = openReadDatabase({
    primary,
    url: servers.primary.url,
    maxConnections: 1,
    onError: (error) => failures.push(error),
  });
  expect(await reading(async (db) => db)).toBe(primary.db);
  await close();
});

test('a read that the replica took back is read from the primary', async () => {
  let isFirst = true;
  const read = reader.reading(async (db) => {
    const took = isFirst;
    isFirst = false;
    if (took)
      await db.execute(
        `DO $$ BEGIN RAISE EXCEPTION 'conflict with recovery' USING ERRCODE = '40001'; END $$`,
      );
    return db === primary.db;
  });
  expect(await read).toBe(true);
  expect(failures).toHaveLength(1);
});

test('while the replica is gone the primary answers, and it is told', async () => {
  await servers.replica.stop();
  await note(202);
  expect(await readNotes()).toEqual({ notes: 202, replica: false });
  expect(failures.length).toBeGreaterThan(0);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
