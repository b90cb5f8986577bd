import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findDatabaseCode, isDatabaseUnavailable } from '../database-error.ts';
import { ServiceAway } from '../service-away.ts';
import { openDatabase, REQUEST_PATIENCE } from './client.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { pool, url } = await createTestDatabase();

test('a connection that breaks within a transaction fails that transaction, and not the process', async () => {
  const { db, close } = openDatabase(url);
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await new Promise((done) => setTimeout(done, 100));
    await tx.execute('SELECT 1');
  });
  await expect(work).rejects.toThrow('Failed query');
  expect((await db.execute('SELECT 1')).rowCount).toBe(1);
  await close();
});

test('a transaction that needs a service which is away is run again, and holds no connection meanwhile', async () => {
  const { db, pool: own, close } = openDatabase(url);
  onTestFinished(close);
  await pool.query('CREATE TABLE tries (id int)');
  const held: number[] = [];
  let tries = 0;
  const work = db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(`INSERT INTO tries VALUES (${tries})`);
    setTimeout(() => held.push(own.totalCount - own.idleCount), 250);
    if (tries < 3) throw new ServiceAway('nobody answers');
    return tries;
  });
  expect(await work).toBe(3);
  expect(held).toEqual([0, 0]);
  expect((await pool.query('SELECT id FROM tries')).rows).toEqual([{ id: 3 }]);
});

test('a transaction that fails for another reason is not run again', async () => {
  const { db, close } = openDatabase(url);
  onTestFinished(close);
  let tries = 0;
  const work = db.transaction(() => {
    tries += 1;
    return Promise.reject(new TypeError('a fault of ours'));
  });
  await expect(work).rejects.toThrow('a fault of ours');
  expect(tries).toBe(1);
});

/** A database that waits for nothing for long. */
function impatient(patience: Partial<typeof REQUEST_PATIENCE>, address = url) {
  const opened = openDatabase(address, {
    maxConnections: 1,
    patience: { ...REQUEST_PATIENCE, ...patience },
  });
  onTestFinished(opened.close);
  return opened.db;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a statement that takes too long ends', async () => {
  const db = impatient({ statement: 100 });
  const failure = await failureOf(db.execute('SELECT pg_sleep(3)'));
  expect([findDatabaseCode(failure), isDatabaseUnavailable(failure)]).toEqual(['57014', true]);
  expect((await db.execute('SELECT 1')).rowCount).toBe(1);
});

test('what another transaction holds is not waited for without end', async () => {
  const holder = await pool.connect();
  await holder.query('BEGIN; LOCK TABLE packages');
  const failure = await failureOf(impatient({ lock: 100 }).execute('SELECT 1 FROM packages'));
  await holder.query('ROLLBACK');
  holder.release();
  expect([findDatabaseCode(failure), isDatabaseUnavailable(failure)]).toEqual(['55P03', true]);
});

test('a transaction that nobody goes on with is given up', async () => {
  const db = impatient({ silence: 200 });
  const work = db.transaction(async (tx) => {
    await tx.execute('SELECT 1');
    await new Promise((done) => setTimeout(done, 500));
    await tx.execute('SELECT 1');
  });
  expect(isDatabaseUnavailable(await failureOf(work))).toBe(true);
  expect((await db.execute('SELECT 1')).rowCount).toBe(1);
});

test('a server that hangs is not waited for, and its connection is closed', async () => {
  const wire = await openWire(url);
  const db = impatient({ silence: 1000 }, wire.url);
  expect((await db.execute('SELECT 1')).rowCount).toBe(1);
  wire.hang();
  expect(isDatabaseUnavailable(await failureOf(db.execute('SELECT 1')))).toBe(true);
  wire.flow();
  expect((await db.execute('SELECT 1')).rowCount).toBe(1);
});

test('a transaction that cannot begin gives its connection back', async () => {
  const wire = await openWire(url);
  const db = impatient({ silence: 1000 }, wire.url);
  await db.execute('SELECT 1');
  wire.hang();
  const work = db.transaction((tx) => tx.execute('SELECT 1'));
  expect(isDatabaseUnavailable(await failureOf(work))).toBe(true);
  wire.flow();
  expect((await db.transaction((tx) => tx.execute('SELECT 1'))).rowCount).toBe(1);
});

/** The same database over a wire that may fall silent. */
async function openWire(address: string) {
  const { hostname, port: farPort } = new URL(address);
  const ends = new Set<Socket>();
  const server = createServer((asked) => {
    const far = connect(Number(farPort), hostname);
    for (const end of [asked, far]) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => ends.delete(end));
    }
    asked.on('close', () => far.destroy());
    asked.pipe(far).pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('It listens on no port');
  const near = new URL(address);
  near.host = `127.0.0.1:${bound.port}`;
  return {
    url: near.href,
    hang: () => ends.forEach((end) => end.unpipe().pause()),
    flow: () => ends.forEach((end) => end.destroy()),
  };
}
