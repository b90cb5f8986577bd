import { addDays } from '../time/add-days.ts';
import { moroccanDay } from '../time/moroccan-day.ts';
import { moroccanTime } from '../time/moroccan-time.ts';
import { findTodaysHours, isDayOff, type OpeningHours, type SpecialDay } from './opening.ts';

/** What says on which days the firm works. */
export type FirmCalendar = {
  readonly hours: readonly OpeningHours[];
  readonly special_days?: readonly SpecialDay[] | undefined;
};

/** A firm that is hardly ever open still has an end to its calendar. */
const CALENDAR_DAYS = 30;

/** The first day on which the firm works, from this one ('2026-11-21') on; null where a month has none. */
export function findOpenDay(from: string, calendar: FirmCalendar): string | null {
  for (let ahead = 0; ahead < CALENDAR_DAYS; ahead += 1) {
    const day = addDays(from, ahead);
    if (isOpenDay(day, calendar)) return day;
  }
  return null;
}

/**
 * The day on which so many days of work have passed since a moment; null where the firm never works. A moment at which
 * the firm has closed for the day counts as the beginning of its next day of work.
 */
export function addOpenDays(moment: Date, days: number, calendar: FirmCalendar): string | null {
  const today = moroccanDay(moment);
  const first = hasClosed(today, moment, calendar) ? addDays(today, 1) : today;
  let day = findOpenDay(first, calendar);
  for (let left = days; left > 0 && day !== null; left -= 1) {
    day = findOpenDay(addDays(day, 1), calendar);
  }
  return day;
}

function isOpenDay(day: string, calendar: FirmCalendar): boolean {
  return Boolean(findHours(day, calendar)?.opens) && !isDayOff(day, calendar.special_days);
}

function hasClosed(day: string, moment: Date, calendar: FirmCalendar): boolean {
  const { closes } = findHours(day, calendar) ?? {};
  return typeof closes === 'string' && closes <= moroccanTime(moment);
}

function findHours(day: string, { hours }: FirmCalendar): OpeningHours | undefined {
  return findTodaysHours(hours, new Date(`${day}T12:00:00.000Z`));
}
