import { CITIES } from '@tassis/domain';

/** The 393 cities of the forms. */
export const cities = CITIES.map(({ ville }) => ({ value: ville, label: ville }));
