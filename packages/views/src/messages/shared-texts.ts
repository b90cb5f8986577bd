import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type SharedTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The words of a load that failed, in the language of the screen. */
export function useSharedTexts(): SharedTexts {
  return CATALOGUES[useLocale()];
}
