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

/** A day on which the firm is closed, or open although it is a holiday. */
export type SpecialDay = { readonly day: string; readonly open: boolean };

/** Whether the firm does not work on a day, whatever the day of the week: on a holiday, unless it says otherwise. */
export function isDayOff(day: string, specialDays: readonly SpecialDay[] = []): boolean {
  const special = specialDays.find((each) => each.day === day);
  return special ? !special.open : isHoliday(day);
}

/** Whether the firm is open at this moment, by the clock and the holidays of Morocco, and its own special days. */
export function isOpenAt(
  hours: readonly OpeningHours[],
  moment: Date,
  specialDays: readonly SpecialDay[] = [],
): boolean {
  if (isDayOff(moroccanDay(moment), specialDays)) return false;
  const today = findTodaysHours(hours, moment);
  return today !== undefined && isWithin(today, moment);
}

/** Whether the clock of Morocco shows a time within these hours, whatever the day. */
export function isWithin({ opens, closes }: OpeningHours, moment: Date): boolean {
  if (!opens || !closes) return false;
  const time = moroccanTime(moment);
  return opens <= time && time < closes;
}
