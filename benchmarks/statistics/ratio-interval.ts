import { median, quantileSorted, sampleWithReplacement } from 'simple-statistics';

/** A median with its 95 % interval. */
export interface Interval {
  median: number;
  low: number;
  high: number;
}

const resamplings = 10_000;

/**
 * The median of the ratios of pairs, with its bootstrap 95 % interval.
 * @param random a source of numbers in [0, 1); set in tests
 */
export function ratioInterval(
  pairs: readonly (readonly [numerator: number, denominator: number])[],
  random: () => number = Math.random,
): Interval {
  if (pairs.length === 0) throw new Error('No pairs, no ratio.');
  const ratios = pairs.map(([numerator, denominator]) => numerator / denominator);
  const medians = Array.from({ length: resamplings }, () =>
    median(sampleWithReplacement(ratios, ratios.length, random)),
  ).toSorted((a, b) => a - b);
  return {
    median: median(ratios),
    low: quantileSorted(medians, 0.025),
    high: quantileSorted(medians, 0.975),
  };
}
