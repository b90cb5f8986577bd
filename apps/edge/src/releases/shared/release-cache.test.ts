import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyFolder } from '../../testing/folders.ts';
import { put } from '../../testing/release-store.ts';
import { digestOf } from './digest.ts';
import { ReleaseCache } from './release-cache.ts';

const MINUTE = 60_000;
const damaged = (folder: string) => put(path.join(folder, 'main.js'), 'damaged');
const app = { id: 'alpha', version: '1.0.0-a' };

/** The times in seconds at which a release is fetched that is asked for every two seconds for so long. */
async function fetchedAt(
  fetch: (folder: string) => Promise<void>,
  milliseconds: number,
): Promise<number[]> {
  const start = Date.now();
  const times: number[] = [];
  const cache = new ReleaseCache(await emptyFolder(), {
    fetch: async (_app, folder) => {
      times.push((Date.now() - start) / 1000);
      await fetch(folder);
    },
  });
  for (let at = 0; at <= milliseconds; at += 2000) {
    vi.setSystemTime(start + at);
    await cache.ensureInTime(app, 'another').catch(() => undefined);
  }
  return times;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('fetches a damaged release again after a wait that grows to an hour', async () => {
  const times = await fetchedAt(damaged, 5 * 60 * MINUTE);
  expect(times.slice(0, 5)).toEqual([0, 2, 6, 14, 30]);
  const waits = times.map((time, index) => time - (times[index - 1] ?? 0));
  expect(waits.slice(-3)).toEqual([3600, 3600, 3600]);
});

it('asks a bucket that does not answer once a minute', async () => {
  const times = await fetchedAt(() => Promise.reject(new Error('away')), 10 * MINUTE);
  const waits = times.map((time, index) => time - (times[index - 1] ?? 0));
  expect(waits.slice(-3)).toEqual([60, 60, 60]);
});

it('fetches a release that the site needs at each try, and forgets what failed when it has come', async () => {
  let content = 'damaged';
  const fetch = vi.fn<(app: unknown, folder: string) => Promise<void>>((_app, folder) =>
    put(path.join(folder, 'main.js'), content),
  );
  const whole = await emptyFolder();
  await put(path.join(whole, 'main.js'), 'whole');
  const digest = await digestOf(whole);
  const cache = new ReleaseCache(await emptyFolder(), { fetch });
  for (let times = 0; times < 3; times += 1)
    await expect(cache.ensure(app, digest)).rejects.toThrow('not those that were put there');
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(cache.failureOf(app)).toBeDefined();
  await expect(cache.ensureInTime(app, digest)).rejects.toThrow('not those that were put there');
  expect(fetch).toHaveBeenCalledTimes(3);
  content = 'whole';
  await cache.ensure(app, digest);
  expect(cache.failureOf(app)).toBeUndefined();
});
