import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type NextStepTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of who acts next, in the language of the screen. */
export function useNextStepTexts(): NextStepTexts {
  return CATALOGUES[useLocale()];
}
