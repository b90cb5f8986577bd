import { useLocale, type Locale } from '@tassis/design-system/host';

/** The language of a component's own texts: the owner's choice, else the page's. */
export function useOwnLocale(own: Locale | undefined): Locale {
  const ofPage = useLocale();
  return own ?? ofPage;
}
