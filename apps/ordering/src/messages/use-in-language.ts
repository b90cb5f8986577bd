import { useLocale, type Locale } from '@tassis/design-system/host';

/** Returns the catalogue in the language of the screen. */
export function useInLanguage<Texts>(catalogues: Readonly<Record<Locale, Texts>>): Texts {
  return catalogues[useLocale()];
}
