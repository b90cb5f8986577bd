import { useLocale, type Locale } from '@tassis/design-system/host';

/** The language of what a component says by itself: its owner's word, else the page's. */
export function useOwnLocale(own: Locale | undefined): Locale {
  const ofPage = useLocale();
  return own ?? ofPage;
}
