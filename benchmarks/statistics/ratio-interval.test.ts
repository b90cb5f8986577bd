import { describe, expect, it } from 'vitest';
import { ratioInterval } from './ratio-interval.ts';

/** A pseudorandom generator with the same numbers in each run (Park and Miller). */
function fixedNumbers(): () => number {
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

/** Pairs whose ratios lie between 0.8 and 1.2. */
function spreadPairs(count: number) {
  return Array.from({ length: count }, (_, index) => [80 + ((index * 37) % 41), 100] as const);
}

describe('ratioInterval', () => {
  it('takes the ratio of each pair first, so that a drift common to both has no effect', () => {
    const pairs = [
      [100, 200],
      [450, 300],
      [1500, 1000],
    ] as const;
    expect(ratioInterval(pairs, fixedNumbers()).median).toBe(1.5); // of the medians: 450 / 300
    const crossed = [
      [100, 50],
      [200, 400],
      [900, 300],
    ] as const;
    expect(ratioInterval(crossed, fixedNumbers()).median).toBe(2); // of the medians: 200 / 300
  });

  it('is a point when all pairs have the same ratio', () => {
    const pairs = Array.from({ length: 31 }, (_, index) => [2 + index, 4 + 2 * index] as const);
    expect(ratioInterval(pairs, fixedNumbers())).toEqual({ median: 0.5, low: 0.5, high: 0.5 });
  });

  it('contains the median, and is narrower with more pairs', () => {
    const few = ratioInterval(spreadPairs(31), fixedNumbers());
    const many = ratioInterval(spreadPairs(410), fixedNumbers());
    expect(few.low).toBeLessThan(few.median);
    expect(few.high).toBeGreaterThan(few.median);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });

  it('agrees with the exact interval of a small sample', () => {
    // Of three ratios 1, 2, 3 the resampled median is 1 in 7 of 27 cases and 3 in 7 of 27: both ends belong to it.
    const pairs = [
      [1, 1],
      [2, 1],
      [3, 1],
    ] as const;
    expect(ratioInterval(pairs, fixedNumbers())).toEqual({ median: 2, low: 1, high: 3 });
  });

  it('is not moved by one outlier', () => {
    const pairs = [...Array.from({ length: 30 }, () => [1, 1] as const), [50, 1] as const];
    expect(ratioInterval(pairs, fixedNumbers())).toEqual({ median: 1, low: 1, high: 1 });
  });

  it('rejects an empty list', () => {
    expect(() => ratioInterval([])).toThrow('No pairs');
  });
});
