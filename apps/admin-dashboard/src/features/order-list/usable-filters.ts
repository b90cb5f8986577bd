import { noArabic } from '@tassis/domain';

/** Shortest and longest search that the API answers. */
const SEARCH_MIN = 3;
export const SEARCH_MAX = 100;

/** Whether the API would search for these words. */
export function isUsableSearch(term: string): boolean {
  const isRightLength = term.length >= SEARCH_MIN && term.length <= SEARCH_MAX;
  return isRightLength && noArabic(term) === null;
}

/** A day of our century: a date field also reports each year that is half typed. */
export function isUsableDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/u.test(text)) return false;
  const day = new Date(text);
  // The 30th of February would be read as a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
