import type { PageResult } from '../measure-page.ts';
import type { Interval } from '../../statistics/ratio-interval.ts';
import { getVerdict, type Verdict } from '../../statistics/verdict.ts';
import type { Counts } from '../visit/count-visit.ts';
import type { Taps } from '../visit/measure-taps.ts';
import type { Navigation } from '../visit/navigate.ts';
import { interval, kilobytes, milliseconds } from '../../report/figures.ts';

/** The verdict of a run on one goal. */
export interface Judgement {
  value: string;
  verdict: Verdict;
}

export interface Goal {
  text: string;
  judge: (page: PageResult) => Judgement;
}

/** For each page; kB are 1000 bytes, brotli at the best level. */
export const pageGoals: readonly Goal[] = [
  {
    text: 'JS requested before the largest paint: 0 B',
    judge: ({ counts }) => atMost(counts.site.untilPaint.js, 0, kilobytes),
  },
  {
    text: 'requests until the largest paint ≤ zero-JS + 2',
    judge: ({ counts }) =>
      atMost(counts.site.untilPaint.requests, counts.zero.untilPaint.requests + 2),
  },
  {
    text: 'serial depth until the largest paint = zero-JS',
    judge: ({ counts }) => atMost(counts.site.untilPaint.depth, counts.zero.untilPaint.depth),
  },
  { text: 'LCP ÷ zero-JS ≤ 1.15', judge: ({ ratios }) => within(ratios.zero, 1.15) },
  { text: 'LCP ÷ plain app ≤ 0.5', judge: ({ ratios }) => within(ratios.plain, 0.5) },
  {
    text: 'JS once hydrated ≤ plain app + 40 kB',
    judge: ({ counts }) =>
      atMost(hydratedJs(counts.site), hydratedJs(counts.plain) + 40_000, kilobytes),
  },
  {
    text: 'HTML ≤ 14 kB',
    judge: ({ counts }) => atMost(counts.site.untilPaint.html, 14_000, kilobytes),
  },
  {
    text: 'CSS until the largest paint ≤ 8 kB',
    judge: ({ counts }) => atMost(counts.site.untilPaint.css, 8_000, kilobytes),
  },
  { text: 'CLS, hydration included: 0', judge: ({ counts }) => atMost(counts.site.cls, 0) },
  {
    text: 'longest task after the paint ≤ 150 ms',
    judge: ({ counts }) => atMost(counts.site.longestTask, 150, milliseconds),
  },
  {
    text: 'total blocking time ≤ 200 ms',
    judge: ({ counts }) => atMost(counts.site.blocking, 200, milliseconds),
  },
  {
    text: 'a tap is answered within 200 ms',
    judge: ({ taps }) => atMost(slowest(taps.site), 200, milliseconds),
  },
];

/** The goals for the navigation from the home page to `/negative-certificate`. */
export function judgeNavigation({ prefetched, uncached }: Navigation): [string, Judgement][] {
  const { requests, steps } = uncached;
  return [
    ['requests at the click, prefetched: 0', atMost(prefetched, 0)],
    ['requests, uncached ≤ 3', atMost(requests, 3)],
    ['serial steps, uncached ≤ 2', atMost(steps, 2)],
  ];
}

/** The bytes of script that a page needs for itself, without those prefetched for other pages. */
export function hydratedJs({ whole, ahead }: Counts): number {
  return whole.js - ahead.js;
}

function slowest(taps: Taps): number {
  return Math.max(...Object.values(taps).map((answer) => answer ?? 0));
}

function atMost(
  value: number,
  goal: number,
  write: (value: number) => string = plainly,
): Judgement {
  return { value: `${write(value)} of ${write(goal)}`, verdict: value <= goal ? 'met' : 'missed' };
}

function within(ratio: Interval, goal: number): Judgement {
  return { value: interval(ratio), verdict: getVerdict(ratio, goal) };
}

function plainly(value: number): string {
  return String(Number(value.toFixed(4)));
}
