import { moroccanMoment } from '../time/moroccan-time.ts';
import type { Violation } from '../validators/violation.ts';

const YEAR_MS = 365 * 86_400_000;

/** A minute as clocks in Morocco show it: '2026-11-30T10:30'. */
export function shownMinute(value: string): Violation | null {
  return moroccanMoment(value) === null ? { code: 'date_invalid' } : null;
}

/** The moment of a planned publication: later than now, within a year. */
export function publicationTime(moment: Date, now: Date): Violation | null {
  const ahead = moment.getTime() - now.getTime();
  return ahead > 0 && ahead <= YEAR_MS ? null : { code: 'publication_time_invalid' };
}
