import { moroccanDay } from '../time/moroccan-day.ts';
import { moroccanTime } from '../time/moroccan-time.ts';
import { isHoliday } from './holidays.ts';

/** Days of the week (ISO, 1 = Monday) that have the same hours, 'HH:MM'; null when the firm is closed. */
export type OpeningHours = {
  days: readonly number[];
  opens: string | null;
  closes: string | null;
};

/** The hours of the day that it is in Morocco at this moment; undefined when none are stated for it. */
export function findTodaysHours<Hours extends OpeningHours>(
  hours: readonly Hours[],
  moment: Date,
): Hours | undefined {
  const weekday = new Date(moroccanDay(moment)).getUTCDay() || 7;
  return hours.find(({ days }) => days.includes(weekday));
}

/** Whether the firm is open at this moment, by the clock and the holidays of Morocco. */
export function isOpenAt(hours: readonly OpeningHours[], moment: Date): boolean {
  if (isHoliday(moroccanDay(moment))) return false;
  const today = findTodaysHours(hours, moment);
  return today !== undefined && isWithin(today, moment);
}

/** Whether the clock of Morocco shows a time within these hours, whatever the day. */
export function isWithin({ opens, closes }: OpeningHours, moment: Date): boolean {
  if (!opens || !closes) return false;
  const time = moroccanTime(moment);
  return opens <= time && time < closes;
}
