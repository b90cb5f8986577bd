import { expect, it } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import { isFailing, isWorse, type Exposure, type Observed } from './judge.ts';

const isDeep = process.env['TEST_TIER'] === 'deep';
const RUNS = isDeep ? 100 : 10;

interface Site {
  /** Of a hundred visits, those of the canary. */
  percent: number;
  /** The chance that a visit fails. */
  canary: number;
  live: number;
  before: Exposure;
}

const before = { views: 1000, failures: 0 };

/** Visits one after another, judged after each failure of the canary. @returns the canary's visits until it is dropped; undefined when it never is */
function visit(site: Site, { visits, seed }: { visits: number; seed: number }) {
  const random = randomFrom(seed);
  const canary: Observed = { views: 0, failures: 0, reporters: 0 };
  const live: Exposure = { views: 0, failures: 0 };
  for (let n = 0; n < visits; n += 1) {
    const isCanary = random() * 100 < site.percent;
    const one = isCanary ? canary : live;
    one.views += 1;
    if (random() >= (isCanary ? site.canary : site.live)) continue;
    one.failures += 1;
    if (!isCanary) continue;
    canary.reporters += 1;
    if (isWorse(canary, live, site.before)) return canary.views;
  }
  return undefined;
}

const seeds = Array.from({ length: RUNS }, (_, n) => 48_000 + n);

it.each([1, 5, 50, 90])(
  'a canary of %i percent that throws on one page in five is dropped within 200 of its visits',
  (percent) => {
    for (const live of [0, 0.02]) {
      const site = { percent, canary: 0.2, live, before: { views: 1000, failures: live * 1000 } };
      const dropped = seeds.map((seed) => visit(site, { visits: 30_000, seed }));
      expect(dropped.filter((views) => views === undefined || views > 200)).toEqual([]);
    }
  },
);

it.each([0, 0.001, 0.02, 0.2])(
  'a canary that fails as the live version does, at %d of the visits, is never dropped',
  (rate) => {
    for (const percent of [1, 5, 50, 90]) {
      const site = { percent, canary: rate, live: rate, before };
      const own = { ...site, before: { views: 1000, failures: rate * 1000 } };
      const visits = isDeep ? 20_000 : 5000;
      expect(seeds.map((seed) => visit(own, { visits, seed }))).toEqual(seeds.map(() => undefined));
    }
  },
);

const failing = { views: 100, failures: 20, reporters: 20 };
const sound = { views: 1900, failures: 0 };

it('a failure of everything, such as of the API, is no fault of the canary', () => {
  expect(isWorse(failing, { views: 1900, failures: 380 }, before)).toBe(false);
  const most = { views: 900, failures: 450, reporters: 450 };
  expect(isWorse(most, { views: 100, failures: 50 }, { views: 10_000, failures: 0 })).toBe(false);
  expect(isWorse(failing, sound, before)).toBe(true);
});

it('what one or two addresses report drops nothing', () => {
  expect(isWorse({ ...failing, reporters: 2 }, sound, before)).toBe(false);
});

it('a canary is compared with the live version’s own past when that has no views meanwhile', () => {
  expect(isWorse(failing, { views: 0, failures: 0 }, before)).toBe(true);
  expect(isWorse(failing, { views: 0, failures: 0 }, { views: 1000, failures: 200 })).toBe(false);
});

it('nothing is said where there is nothing to compare with', () => {
  const none = { views: 0, failures: 0 };
  expect(isWorse(failing, none, none)).toBe(false);
  expect(isWorse({ ...none, reporters: 0 }, sound, before)).toBe(false);
});

it.each([
  [{ views: 300, failures: 3 }, true],
  [{ views: 301, failures: 3 }, false],
  [{ views: 10, failures: 2 }, false],
  [{ views: 0, failures: 3 }, true],
  [{ views: 0, failures: 0 }, false],
])('%j fails more often than may be: %s', (exposure, expected) => {
  expect(isFailing({ ...exposure, reporters: 3 })).toBe(expected);
  expect(isFailing({ ...exposure, reporters: 2 })).toBe(false);
});
