import { median } from 'simple-statistics';
import type { Counts } from './count-visit.ts';
import type { Weight } from './weight.ts';

/**
 * The median of each figure over several visits, because requests near the paint may fall on either side of it. A script
 * requested before the paint and a layout shift count in whichever visit they happened.
 */
export function medianCounts(visits: readonly Counts[]): Counts {
  return {
    untilPaint: {
      ...medianWeight(visits.map(({ untilPaint }) => untilPaint)),
      js: Math.max(...visits.map(({ untilPaint }) => untilPaint.js)),
    },
    whole: medianWeight(visits.map(({ whole }) => whole)),
    ahead: medianWeight(visits.map(({ ahead }) => ahead)),
    cls: Math.max(...visits.map(({ cls }) => cls)),
    blocking: median(visits.map(({ blocking }) => blocking)),
    longestTask: median(visits.map(({ longestTask }) => longestTask)),
  };
}

function medianWeight(weights: readonly Weight[]): Weight {
  const middle = (figure: keyof Weight) => median(weights.map((weight) => weight[figure]));
  return {
    requests: middle('requests'),
    depth: middle('depth'),
    bytes: middle('bytes'),
    html: middle('html'),
    css: middle('css'),
    js: middle('js'),
  };
}
