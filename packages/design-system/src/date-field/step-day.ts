import type { DateBounds } from './date-bounds.ts';

/** A part of the text 'jj/mm/aaaa', or 'jj/mm/aaaa hh:mm'. */
export type DayPart = 'day' | 'month' | 'year' | 'hour' | 'minute';

const RANGES: Readonly<Record<DayPart, readonly [start: number, end: number]>> = {
  day: [0, 2],
  month: [3, 5],
  year: [6, 10],
  hour: [11, 13],
  minute: [14, 16],
};

/** The parts of constant length, in milliseconds. */
const LENGTHS = { day: 86_400_000, hour: 3_600_000, minute: 60_000 };

const PARTS = ['day', 'month', 'year', 'hour', 'minute'] as const;

/** The part of the date at the caret. */
export function partAt(caret: number): DayPart {
  return PARTS.find((part) => caret <= RANGES[part][1]) ?? 'minute';
}

/** The start and end of a part in the text. */
export function getPartRange(part: DayPart): readonly [start: number, end: number] {
  return RANGES[part];
}

/**
 * The day ('YYYY-MM-DD') or the minute ('YYYY-MM-DDTHH:MM') one part later, or earlier for -1; months and years are
 * clamped to the month's end.
 */
export function stepDay(day: string, part: DayPart, by: 1 | -1): string {
  const date = new Date(day.includes('T') ? `${day}Z` : day);
  if (part === 'month' || part === 'year') addMonths(date, part === 'month' ? by : 12 * by);
  else date.setTime(date.getTime() + by * LENGTHS[part]);
  return date.toISOString().slice(0, day.length);
}

/** Clamps a day to the bounds, and to years of four digits. */
export function within(
  day: string,
  { min = '1000-01-01', max = '9999-12-31' }: DateBounds,
): string {
  if (day < min) return min;
  return day > max ? max : day;
}

function addMonths(date: Date, months: number) {
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
}
