import type { Interval } from './ratio-interval.ts';

/** What may be said of a goal. */
export type Verdict = 'met' | 'missed' | 'no verdict';

/** Whether a ratio is at most its goal; none is given while the interval straddles it. */
export function getVerdict({ low, high }: Pick<Interval, 'low' | 'high'>, goal: number): Verdict {
  if (high <= goal) return 'met';
  return low > goal ? 'missed' : 'no verdict';
}
