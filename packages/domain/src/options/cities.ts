import records from './cities.data.json' with { type: 'json' };

/** A Moroccan city: our id (1–393), its name as shown and sent, its region (1–12). */
export type City = { readonly id: number; readonly ville: string; readonly region: number };

const FRENCH = new Intl.Collator('fr');

/** All 393 cities in French alphabetical order; the data file is not sorted. Source and licence: NOTICE. */
export const CITIES: readonly City[] = records.toSorted((a, b) => FRENCH.compare(a.ville, b.ville));

/** The default city of an associate or a manager. */
export const DEFAULT_CITY = 'Meknès';

const NAMES: ReadonlySet<string> = new Set(CITIES.map((city) => city.ville));

/** Whether this is the exact name of a city of the list. */
export function isCityName(value: string): boolean {
  return NAMES.has(value);
}
