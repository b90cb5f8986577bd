import { useLocale } from '@tassis/design-system/host';
import type { Locale } from '@tassis/messages';
import { en } from './en.ts';
import { fr, type SharedTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of this package's smaller parts. */
export function getSharedTexts(locale: Locale): SharedTexts {
  return CATALOGUES[locale];
}

/** The same in the page's language. */
export function useSharedTexts(): SharedTexts {
  return getSharedTexts(useLocale());
}
