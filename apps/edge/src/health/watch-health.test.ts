import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCanary } from '../releases/canary.ts';
import { publish } from '../releases/publish.ts';
import { readLog } from '../releases/release-log.ts';
import { rollBack } from '../releases/rollback.ts';
import { readManifest } from '../releases/store.ts';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';
import type { HealthLine } from './counts.ts';
import { appendHealth } from './health-files.ts';
import type { Alarm } from './tell-api.ts';
import { watchHealth } from './watch-health.ts';

let store: string;
let live: string;
let canary: string;
const tell = vi.fn<(alarm: Alarm) => Promise<void>>();
const log = { warn: vi.fn<(details: object, message: string) => void>() };
const watch = () => watchHealth({ store, log, tell });

/** `alpha` with a canary for a tenth of the visitors. */
beforeEach(async () => {
  const made = await aReleaseStore();
  ({ store } = made);
  live = (await publish(store, await builtArea(made.builds, 'alpha', 'one'))).version;
  canary = (await publish(store, await builtArea(made.builds, 'alpha', 'two'))).version;
  await rollBack(store, 'alpha', live);
  await startCanary(store, { id: 'alpha', version: canary }, { percent: 10 });
  tell.mockReset().mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

const count = (version: string, counts: Partial<HealthLine>, at = new Date().toISOString()) =>
  appendHealth(store, [
    { at, id: 'alpha', version, views: 0, failures: {}, fallbacks: 0, reporters: 0, ...counts },
  ]);
const area = async () => (await readManifest(store)).areas.find(({ id }) => id === 'alpha');

it('a canary that fails is dropped, with its figures in the log, and it is told once', async () => {
  await count(live, { views: 400 });
  await count(canary, { views: 40, failures: { render: 6, evaluation: 2 }, reporters: 8 });
  await Promise.all([watch()(), watch()()]);
  expect(await area()).toMatchObject({ version: live });
  expect(await area()).not.toHaveProperty('canary');
  expect((await readLog(store)).at(-1)).toMatchObject({
    action: 'drop',
    id: 'alpha',
    version: canary,
    reason: 'it failed at 8 of 40 views, the live version at 0 of 400',
  });
  expect(tell.mock.calls).toEqual([
    [
      {
        kind: 'dropped',
        app: 'alpha',
        version: canary,
        views: 40,
        failures: 8,
        live: { version: live, views: 400, failures: 0 },
      },
    ],
  ]);
});

it('a sound canary stays, also where both fail alike', async () => {
  await count(live, { views: 400, failures: { data: 80 }, reporters: 80 });
  await count(canary, { views: 40, failures: { data: 8 }, reporters: 8 });
  await watch()();
  expect((await area())?.canary?.version).toBe(canary);
});

it('what a version did before it was the canary counts for nothing', async () => {
  await count(
    canary,
    { views: 40, failures: { render: 40 }, reporters: 40 },
    '2026-01-01T00:00:00.000Z',
  );
  await count(live, { views: 400 });
  await count(canary, { views: 40 });
  await watch()();
  expect((await area())?.canary?.version).toBe(canary);
});

it('a live version that fails above the rate is told once a day, and stays', async () => {
  await count(live, { views: 300, failures: { render: 2 }, reporters: 2 });
  const look = watch();
  await look();
  expect(tell).not.toHaveBeenCalled();
  await count(live, { failures: { render: 1 }, reporters: 1 });
  await look();
  await look();
  expect(tell.mock.calls).toEqual([
    [{ kind: 'failing', app: 'alpha', version: live, views: 300, failures: 3, live: null }],
  ]);
  expect((await area())?.version).toBe(live);
});

it('one address that reports again and again raises no alarm', async () => {
  await count(live, { views: 10, failures: { render: 9 }, reporters: 1 });
  await watch()();
  expect(tell).not.toHaveBeenCalled();
});
