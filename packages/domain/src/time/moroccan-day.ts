import { whenAsked } from './when-asked.ts';

const ZONE = 'Africa/Casablanca';
const HOUR_MS = 3_600_000;
const days = whenAsked(
  () =>
    new Intl.DateTimeFormat('en', {
      timeZone: ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/**
 * The day ('2026-11-21') of a moment in Morocco. It is put together of its parts: how a language writes a short date
 * differs between browsers.
 */
export function moroccanDay(moment: Date): string {
  const parts = days().formatToParts(moment);
  const find = (type: 'year' | 'month' | 'day') => parts.find((part) => part.type === type)?.value;
  return `${find('year')}-${find('month')}-${find('day')}`;
}

/**
 * The moment at which a day ('2026-11-21') begins in Morocco. The offset has changed by decree more than once, so it
 * comes from `Intl`.
 */
export function startOfMoroccanDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  if (Number.isNaN(midnight)) throw new RangeError(`Not a day: ${day}`);
  // The first hour of this day, searched from 14 hours before midnight UTC.
  for (let hours = -14; hours <= 12; hours += 1) {
    const moment = new Date(midnight + hours * HOUR_MS);
    if (moroccanDay(moment) === day) return moment;
  }
  throw new RangeError(`Not a day: ${day}`);
}
