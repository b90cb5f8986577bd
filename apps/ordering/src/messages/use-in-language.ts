import { useLocale, type Locale } from '@tassis/design-system/host';

/** Of these catalogues the one in the language of the screen. */
export function useInLanguage<Texts>(catalogues: Readonly<Record<Locale, Texts>>): Texts {
  return catalogues[useLocale()];
}
