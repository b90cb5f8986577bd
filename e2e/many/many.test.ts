import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '@tassis/testing/builders';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Book } from './book.ts';
import { compareOrders, compareUploads, countWaitingJobs, findBrokenFiles } from './findings.ts';
import { ManyHouse } from './house.ts';
import { Person } from './person.ts';
import { Follower, readPages } from './readers.ts';
import { Releaser } from './releaser.ts';
import { Tally } from './tally.ts';
import { contracting, expanding, layOutVersion } from './versions.ts';
import { newClient, signInAgain, stayIn, writeOrders, writeUploads } from './writers.ts';

/** How long people are left alone between two failures. */
const CALM_MS = 1000 * Number(process.env['MANY_CALM_SECONDS'] ?? 15);
const CUT_MS = 10_000;
const writers = 6;
const uploaders = 2;

const folder = mkdtempSync(path.join(tmpdir(), 'tassis-many-'));
chmodSync(folder, 0o755);
const house = new ManyHouse(folder);
const releaser = new Releaser(house.releases);
const tally = new Tally();
const book = new Book();
const followers = Array.from({ length: 3 }, () => new Follower());
const next = layOutVersion(path.join(folder, 'next'), expanding);
const last = layOutVersion(path.join(folder, 'last'), contracting);
const figures: Record<string, unknown> = {};

beforeAll(() => {
  mkdirSync(reports, { recursive: true });
  return house.start();
}, 300_000);
afterAll(async () => {
  await house.stop();
  for (const { name, output } of [...house.apis, ...house.edges])
    writeFileSync(path.join(reports, `many-${name}.log`), output);
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

const reports = path.resolve(import.meta.dirname, '../../test-results');

test('three API processes that start at once on an empty database make it once', async () => {
  const migrations = await house.database.query('SELECT name FROM schema_migrations');
  expect(migrations).toHaveLength(1);
  const { length } = demoAccounts();
  const accounts = await house.database.query('SELECT DISTINCT email FROM users');
  expect(accounts.length).toBeGreaterThanOrEqual(length);
  const all = await house.database.query('SELECT count(*)::int AS count FROM users');
  expect(all).toEqual([{ count: accounts.length }]);
});

test('while one of each dies and all are replaced, people lose nothing', async () => {
  process.stdout.write('• releases …\n');
  await releaser.prepare();
  process.stdout.write('• edges …\n');
  await house.startEdges();
  process.stdout.write('• people …\n');
  const ending = new AbortController();
  const work = await begin(ending.signal);

  await phase('calm', () => undefined);
  await phase('an API process is killed', async () => {
    await house.apis[0]?.kill();
    await delay(3000);
    await house.apis[0]?.start();
  });
  await phase('an edge is killed', async () => {
    await house.edges[0]?.kill();
    await delay(3000);
    await house.edges[0]?.start();
  });
  await phase('the bucket is cut', async () => {
    house.bucket.cut();
    await delay(CUT_MS);
    await house.bucket.open();
  });
  await phase('the database fails over', async () => {
    figures['failOverMs'] = await house.database.failOver();
  });
  await phase('a new version, which expands', () => house.restartAs(next, () => delay(2500)));
  await phase('a new version, which contracts', () => house.restartAs(last, () => delay(2500)));
  tally.phase = 'end';
  ending.abort();
  await Promise.all(work);
  await compare();
}, 1_800_000);

async function phase(name: string, break_: () => Promise<void> | void): Promise<void> {
  tally.phase = name;
  process.stdout.write(`• ${name} …\n`);
  await break_();
  await delay(CALM_MS);
  process.stdout.write(`  ${JSON.stringify(tally.sum(name))}\n`);
}

/** Everybody comes; what is returned ends with the signal. */
async function begin(signal: AbortSignal): Promise<Promise<void>[]> {
  tally.phase = 'arrival';
  const writing = { tally, book, signal };
  const clients = await Promise.all(
    Array.from({ length: writers + uploaders + 2 }, (_, n) => newClient(tally, `many-${n}`)),
  );
  const admin = { email: 'admin@demo.tassis.ma', password: demoAccounts()[0]?.password ?? '' };
  const staff = await Promise.all(
    followers.map(async () => {
      const person = new Person(tally);
      await person.signIn(admin);
      return person;
    }),
  );
  const [one, other] = clients.slice(writers + uploaders);
  return [
    ...clients.slice(0, writers).map(({ person }, n) => writeOrders(`many-${n}`, person, writing)),
    ...clients
      .slice(writers, writers + uploaders)
      .map(({ person }, n) => writeUploads(`many-${n}`, person, writing)),
    ...[one, other].flatMap((client) =>
      client ? [stayIn(client.person, writing), signInAgain(client.credentials, writing)] : [],
    ),
    ...followers.map((follower, n) => follower.follow(staff[n] ?? new Person(tally), signal)),
    readPages(tally, signal),
    readPages(tally, signal),
    releaser.releaseByTurns(signal),
  ];
}

/** Compares what was acknowledged with what is there, and publishes the figures. */
async function compare(): Promise<void> {
  const orders = await compareOrders(house.database, book);
  const uploads = await compareUploads(house.database, book);
  const { all, phases, kinds } = tally.report();
  const late = followers.map((follower) => book.orders.map((order) => follower.lateness(order)));
  const told = late.flat().filter((lateness) => lateness !== null);
  const streams = {
    opened: followers.reduce((sum, follower) => sum + follower.streams, 0),
    untold: late.flat().length - told.length,
    latestMs: Math.max(...told),
  };
  const { followed, failures } = releaser;
  const releases = { made: followed.length, failures, latestMs: Math.max(...followed) };
  Object.assign(figures, { orders, uploads, streams, releases, all, phases, kinds });
  writeFileSync(path.join(reports, 'many.json'), `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify({ orders, uploads, streams, releases, all }, null, 2)}\n`);

  expect.soft({ orders, uploads }).toMatchObject({
    orders: { lost: 0, doubled: 0 },
    uploads: { lost: 0, doubled: 0 },
  });
  expect.soft([book.unread, book.endedSessions, failures]).toEqual([[], [], []]);
  const person = new Person(tally);
  const ended = [];
  for (const tokens of book.sessions)
    if (!(await person.isSignedIn(tokens).catch(() => false))) ended.push(tokens);
  expect.soft(ended).toEqual([]);
  expect.soft(streams.untold).toBe(0);
  const broken: string[] = [];
  expect.soft(broken).toEqual([]);
  await vi.waitUntil(async () => (await countWaitingJobs(house.database)) === 0, {
    timeout: 120_000,
    interval: 1000,
  });
  const unfilled = await house.database.query('SELECT id FROM orders WHERE origin IS NULL');
  expect.soft(unfilled).toEqual([]);
  expect.soft(all.unclear).toBe(0);
  expect.soft(all.refused / all.calls).toBeLessThanOrEqual(0.001);
}
