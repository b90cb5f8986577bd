import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type DraftTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The words around requests that were begun, in the language of the screen. */
export function useDraftTexts(): DraftTexts {
  return CATALOGUES[useLocale()];
}
