import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '@tassis/testing/builders';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Crowd } from './crowd.ts';
import { countWaitingJobs } from './findings.ts';
import { ManyHouse } from './house.ts';
import { Releaser } from './releaser.ts';
import { contracting, expanding, layOutVersion } from './versions.ts';

/** How long people are left alone between two failures. */
const CALM_MS = 1000 * Number(process.env['MANY_CALM_SECONDS'] ?? 15);
const CUT_MS = 10_000;
/** How long a machine is down that lost its power. */
const DOWN_MS = 3000;
/** How long the proxy takes to count a process that has started. */
const COUNTED_MS = 2500;

const reports = path.resolve(import.meta.dirname, '../../test-results');
const folder = mkdtempSync(path.join(tmpdir(), 'tassis-many-'));
chmodSync(folder, 0o755);
const house = new ManyHouse(folder);
const releaser = new Releaser(house.publisher);
const crowd = new Crowd(releaser);
const next = layOutVersion(path.join(folder, 'next'), expanding);
const last = layOutVersion(path.join(folder, 'last'), contracting);

beforeAll(async () => {
  mkdirSync(reports, { recursive: true });
  await house.start();
}, 300_000);

afterAll(async () => {
  await house.stop();
  for (const { name, output } of [...house.apis, ...house.edges])
    writeFileSync(path.join(reports, `many-${name}.log`), output);
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

test('three API processes that start at once on an empty database make it once', async () => {
  const migrations = await house.database.query('SELECT name FROM schema_migrations');
  expect(migrations).toHaveLength(1);
  const [users] = await house.database.query(
    'SELECT count(*)::int AS all, count(DISTINCT email)::int AS different FROM users',
  );
  expect(users?.['all']).toBe(users?.['different']);
  expect(users?.['all']).toBeGreaterThanOrEqual(demoAccounts().length);
});

test('while one of each dies and all are replaced, people lose nothing', async () => {
  await releaser.prepare();
  await releaser.share();
  await house.startEdges();
  await untilJobsAreDone();
  await crowd.begin();

  await phase('calm', () => undefined);
  await phase('an API process is killed', async () => {
    await house.apis[0]?.kill();
    await delay(DOWN_MS);
    await house.apis[0]?.start();
  });
  await phase('an edge is killed', async () => {
    await house.edges[0]?.kill();
    await delay(DOWN_MS);
    await house.edges[0]?.start();
  });
  await phase('the bucket is cut', async () => {
    house.bucket.cut();
    await delay(CUT_MS);
    await house.bucket.open();
  });
  await phase('the bucket hangs', async () => {
    house.bucket.hang();
    await delay(CUT_MS);
    house.bucket.flow();
  });
  let failOverMs = 0;
  await phase('the database fails over', async () => {
    failOverMs = await house.database.failOver();
  });
  await phase('a new version, which expands', () => house.restartAs(next, counted));
  await phase('a new version, which contracts', () => house.restartAs(last, counted));
  await crowd.end();

  const calls = crowd.tally.report();
  const found = await crowd.compare(house.database);
  const figures = { failOverMs, ...found, ...calls };
  writeFileSync(path.join(reports, 'many.json'), `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify({ failOverMs, ...found, all: calls.all }, null, 2)}\n`);

  expect.soft(found).toMatchObject({
    orders: { lost: 0, doubled: 0 },
    unreadOrders: 0,
    uploads: { lost: 0, doubled: 0, broken: 0 },
    sessions: { lost: 0 },
    releases: { lost: 0 },
    streams: { untold: 0 },
  });
  expect.soft(found.releases.acknowledged).toBeGreaterThan(0);
  await untilJobsAreDone();
  const unfilled = await house.database.query('SELECT id FROM orders WHERE origin IS NULL');
  expect.soft(unfilled).toEqual([]);
  expect.soft(calls.all.unclear).toBe(0);
  expect.soft(calls.all.refused / calls.all.calls).toBeLessThanOrEqual(0.001);
}, 1_800_000);

const counted = () => delay(COUNTED_MS);

async function phase(name: string, fail: () => Promise<void> | void): Promise<void> {
  crowd.tally.phase = name;
  await crowd.whileWorking(Promise.resolve(fail()));
  await crowd.whileWorking(delay(CALM_MS));
  process.stdout.write(`• ${name}: ${JSON.stringify(crowd.tally.sum(name))}\n`);
}

async function untilJobsAreDone(): Promise<void> {
  const options = { timeout: 300_000, interval: 1000 };
  await vi.waitUntil(async () => (await countWaitingJobs(house.database)) === 0, options);
}
