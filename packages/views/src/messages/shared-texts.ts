import { useLocale } from '@tassis/design-system/host';
import type { Locale } from '@tassis/messages';
import { en } from './en.ts';
import { fr, type SharedTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The words that the signed-in areas share. */
export function sharedTexts(locale: Locale): SharedTexts {
  return CATALOGUES[locale];
}

/** The same in the language of the screen. */
export function useSharedTexts(): SharedTexts {
  return sharedTexts(useLocale());
}
