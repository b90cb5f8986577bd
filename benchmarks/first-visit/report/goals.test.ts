import { describe, expect, it } from 'vitest';
import type { PageResult } from '../measure-page.ts';
import type { Counts } from '../visit/count-visit.ts';
import type { Weight } from '../visit/weight.ts';
import { judgeNavigation, pageGoals } from './goals.ts';

const weight: Weight = { requests: 5, depth: 3, bytes: 0, html: 9000, css: 7000, js: 0 };
const visit = (untilPaint: Partial<Weight> = {}, js = 0): Counts => ({
  untilPaint: { ...weight, ...untilPaint },
  whole: { ...weight, js: js + 50_000 },
  ahead: { ...weight, js: 50_000 },
  cls: 0,
  blocking: 200,
  longestTask: 150,
});
const taps = { painted: 200, evaluated: 200, 'taken over': 200, standing: 16 };
const near = { median: 1, low: 0.98, high: 1.02 };
const good: PageResult = {
  path: '/',
  counts: {
    site: visit({ requests: 7 }, 180_000),
    zero: visit(),
    plain: visit({ js: 140_000 }, 140_000),
    astro: visit(),
  },
  taps: { site: taps, zero: taps, plain: taps, astro: taps },
  times: { site: [1], zero: [1], plain: [1], astro: [1], again: [1] },
  ratios: { zero: near, plain: { median: 0.3, low: 0.25, high: 0.35 }, astro: near, again: near },
};

const listVerdicts = (page: PageResult) => pageGoals.map(({ judge }) => judge(page).verdict);

describe('the goals of a page', () => {
  it('are all met by values at their limits', () => {
    expect(new Set(listVerdicts(good))).toEqual(new Set(['met']));
  });

  it.each([
    ['JS requested', visit({ requests: 7, js: 1 }, 180_000)],
    ['requests until', visit({ requests: 8 }, 180_000)],
    ['serial depth', visit({ depth: 4 }, 180_000)],
    ['JS once hydrated', visit({}, 180_001)],
    ['HTML', visit({ html: 14_001 }, 180_000)],
    ['CSS', visit({ css: 8001 }, 180_000)],
    ['CLS', { ...visit({}, 180_000), cls: 0.0003 }],
    ['longest task', { ...visit({}, 180_000), longestTask: 151 }],
    ['total blocking', { ...visit({}, 180_000), blocking: 201 }],
  ])('%s beyond its limit is missed, and nothing else', (name, site) => {
    const page = { ...good, counts: { ...good.counts, site } };
    const missed = pageGoals.filter(({ judge }) => judge(page).verdict === 'missed');
    expect(missed.map(({ text }) => text.startsWith(name))).toEqual([true]);
  });

  it('a late answer at one moment misses the goal; a tap that could not be made does not', () => {
    const late = { ...taps, evaluated: 201, 'taken over': null };
    expect(listVerdicts({ ...good, taps: { ...good.taps, site: late } })).toContain('missed');
    const unmade = { ...taps, evaluated: null, 'taken over': null };
    expect(listVerdicts({ ...good, taps: { ...good.taps, site: unmade } })).not.toContain('missed');
  });

  it('an interval that contains the goal gets no verdict', () => {
    const across = { median: 1.12, low: 1.1, high: 1.2 };
    const page = { ...good, ratios: { ...good.ratios, zero: across } };
    expect(listVerdicts(page).filter((verdict) => verdict === 'no verdict')).toHaveLength(1);
  });
});

it.each([
  [{ prefetched: 0, uncached: { requests: 3, steps: 2 } }, 'met'],
  [{ prefetched: 1, uncached: { requests: 4, steps: 3 } }, 'missed'],
])('going on with %j: every goal is %s', (navigation, expected) => {
  const verdicts = judgeNavigation(navigation).map(([, { verdict }]) => verdict);
  expect(verdicts).toEqual([expected, expected, expected]);
});
