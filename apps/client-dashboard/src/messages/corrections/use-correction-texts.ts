import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type CorrectionTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the corrections, in the language of the screen. */
export function useCorrectionTexts(): CorrectionTexts {
  return CATALOGUES[useLocale()];
}
