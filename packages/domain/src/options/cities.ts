import records from './cities.data.json' with { type: 'json' };

/** A Moroccan city: our id (1–393), its name as shown and sent, its region (1–12). */
export type City = { readonly id: number; readonly ville: string; readonly region: number };

/** All 393 cities, in the alphabetical order of the data file. Source and licence: NOTICE. */
export const CITIES: readonly City[] = records;

const NAMES: ReadonlySet<string> = new Set(CITIES.map((city) => city.ville));

/** Whether this is the exact name of a city of the list. */
export function isCityName(value: string): boolean {
  return NAMES.has(value);
}
