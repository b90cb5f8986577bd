import { whenAsked } from '../time/when-asked.ts';

/** Public holidays of the civil calendar, 'MM-DD' (decree 2-05-1019 and its changes). */
const civil = new Set([
  '01-01', // New Year
  '01-11', // Manifesto of Independence
  '01-14', // Amazigh New Year
  '05-01', // Labour Day
  '07-30', // Feast of the Throne
  '08-14', // Oued Ed-Dahab
  '08-20', // Revolution of the King and the People
  '08-21', // Youth Day
  '10-31', // Unity Day
  '11-06', // Green March
  '11-18', // Independence Day
]);

/** Public holidays of the Islamic calendar, 'month-day': Muharram 1, Mawlid, Aïd al-Fitr, Aïd al-Adha. */
const islamic = new Set(['1-1', '3-12', '3-13', '10-1', '10-2', '12-10', '12-11']);

const islamicDay = whenAsked(
  () =>
    new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
      timeZone: 'UTC',
      month: 'numeric',
      day: 'numeric',
    }),
);

/**
 * Whether a day ('2026-11-18') is a public holiday in Morocco. The religious ones are computed; where the moon is seen
 * later than that, the real day is the next.
 */
export function isHoliday(day: string): boolean {
  if (civil.has(day.slice(5))) return true;
  const parts = islamicDay().formatToParts(Date.parse(day));
  const find = (type: 'month' | 'day') => parts.find((part) => part.type === type)?.value;
  return islamic.has(`${find('month')}-${find('day')}`);
}
