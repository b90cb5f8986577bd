import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startCanary } from '../releases/canary.ts';
import { publish } from '../releases/publish.ts';
import { readLog } from '../releases/release-log.ts';
import { rollBack } from '../releases/rollback.ts';
import { pull } from '../releases/shared/pull.ts';
import { openSharedStore } from '../releases/shared/shared-store.ts';
import { emptyFolder } from '../testing/folders.ts';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';
import { aSharedPlace } from '../testing/shared-place.ts';
import { countsOf, toObserved } from './counts.ts';
import { appendError, readErrors } from './health-errors.ts';
import { appendHealth, compactHealth, followHealth, readHealth } from './health-files.ts';
import { createHealthCounter } from './health-counter.ts';
import { watchHealth } from './watch-health.ts';

const { place, door } = await aSharedPlace();
const { store: first, builds } = await aReleaseStore();
const second = path.join(await emptyFolder(), 'releases');
const edges = [await openSharedStore(first, place), await openSharedStore(second, place)];
let live = '';
let canary = '';

/** `alpha` with a canary for a tenth of the visitors, on both machines. */
beforeAll(async () => {
  live = (await publish(first, await builtArea(builds, 'alpha', 'one'))).version;
  canary = (await publish(first, await builtArea(builds, 'alpha', 'two'))).version;
  await rollBack(first, 'alpha', live);
  await startCanary(first, { id: 'alpha', version: canary }, { percent: 10 });
  for (const { shared } of edges) await pull(shared);
});
afterAll(() => Promise.all(edges.map(({ close }) => close())));

/** What an edge counts: views of the live version and of the canary, and failures of that, each reported by the next address. */
async function count(
  store: string,
  { views, failures, addresses }: { views: number; failures: number; addresses: string[] },
): Promise<void> {
  const counter = createHealthCounter();
  for (let times = 0; times < 10 * views; times += 1)
    counter.countView({ id: 'alpha', version: live });
  for (let times = 0; times < views; times += 1)
    counter.countView({ id: 'alpha', version: canary });
  for (let times = 0; times < failures; times += 1)
    counter.countReport(
      { id: 'alpha', version: canary },
      'render',
      addresses[times % addresses.length] ?? '',
    );
  await appendHealth(store, counter.take());
}

const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

const ofCanary = async (read: () => Promise<Parameters<typeof countsOf>[0]>) =>
  toObserved(countsOf(await read(), { id: 'alpha', version: canary }));

it('an address that reports to two edges is one reporter, and drops no canary', async () => {
  const addresses = ['203.0.113.1', '203.0.113.2'];
  await count(first, { views: 10, failures: 2, addresses });
  await count(second, { views: 10, failures: 2, addresses });
  const read = followHealth(second);
  expect(await ofCanary(read)).toEqual({ views: 20, failures: 4, reporters: 2 });
  const log = { warn: vi.fn<(details: object, message: string) => void>() };
  await watchHealth({ store: second, log, tell: async () => undefined })();
  expect((await readLog(second)).at(-1)?.action).toBe('canary');
  // The same reader adds what is new to what it knows.
  await count(first, { views: 10, failures: 1, addresses: ['203.0.113.3'] });
  expect(await ofCanary(read)).toEqual({ views: 30, failures: 5, reporters: 3 });
});

it('a canary that fails on all edges together is dropped once, by whichever sees it', async () => {
  await count(first, { views: 5, failures: 3, addresses: ['203.0.113.4', '203.0.113.5'] });
  await count(second, { views: 5, failures: 3, addresses: ['203.0.113.6', '203.0.113.7'] });
  const log = { warn: vi.fn<(details: object, message: string) => void>() };
  const tell = vi.fn<() => Promise<void>>().mockResolvedValue();
  await Promise.all(edges.map(({ shared: { store } }) => watchHealth({ store, log, tell })()));
  for (const { shared } of edges) await pull(shared);
  const drops = (await readLog(first)).filter(({ action }) => action === 'drop');
  expect(drops.map(({ version }) => version)).toEqual([canary]);
  expect(drops[0]?.reason).toContain('11 of 40');
  expect(await readLog(second)).toEqual(await readLog(first));
  expect(tell).toHaveBeenCalledTimes(1);
});

it('errors of all edges are told together', async () => {
  const at = new Date().toISOString();
  const error = { at, id: 'alpha', version: live, kind: 'render', message: 'typeerror', stack: '' };
  for (const { shared } of edges) await appendError(shared.store, error);
  expect(await readErrors(second, { id: 'alpha', version: live })).toMatchObject([{ times: 2 }]);
});

it('counts become one an hour, then one a day, and none is lost; after four hundred days they go', async () => {
  const before = await ofCanary(() => readHealth(first));
  await compactHealth(first, later(3));
  await compactHealth(second, later(31));
  expect(await ofCanary(() => readHealth(second))).toEqual(before);
  await compactHealth(first, later(401));
  expect((await ofCanary(() => readHealth(second))).views).toBe(0);
});

it('while the database is away nothing is counted twice or lost, and what is known stays', async () => {
  const read = followHealth(first);
  await count(first, { views: 1, failures: 0, addresses: [] });
  const known = await ofCanary(read);
  door.shut();
  await expect(count(first, { views: 1, failures: 0, addresses: [] })).rejects.toThrow('answer');
  expect(await ofCanary(read)).toEqual(known);
  door.open();
  expect(await ofCanary(read)).toEqual(known);
});
