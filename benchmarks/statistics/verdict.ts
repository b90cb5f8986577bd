import type { Interval } from './ratio-interval.ts';

/** The verdict on a goal. */
export type Verdict = 'met' | 'missed' | 'no verdict';

/** Whether a ratio is at most its goal; no verdict while the interval contains the goal. */
export function getVerdict({ low, high }: Pick<Interval, 'low' | 'high'>, goal: number): Verdict {
  if (high <= goal) return 'met';
  return low > goal ? 'missed' : 'no verdict';
}
