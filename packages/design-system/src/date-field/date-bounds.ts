/** `past`: from 1 January 1900 to today. `future`: from today to a hundred years ahead. */
export type DateRange = 'past' | 'future';

/** The first and the last day that may be chosen, as 'YYYY-MM-DD', both included. */
export type DateBounds = { min?: string | undefined; max?: string | undefined };

const EARLIEST = '1900-01-01';

/** The bounds of a range on a given day. While today is unknown, there are only the bounds that do not depend on it. */
export function toDateBounds(range: DateRange | undefined, today: string | undefined): DateBounds {
  if (range === 'past') return { min: EARLIEST, max: today };
  if (range === 'future' && today) return { min: today, max: inHundredYears(today) };
  return {};
}

function inHundredYears(day: string): string {
  const year = Number(day.slice(0, 4)) + 100;
  const monthAndDay = day.slice(4);
  const isThere = monthAndDay !== '-02-29' || isLeap(year);
  return `${year}${isThere ? monthAndDay : '-02-28'}`;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
