import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type OrderActionTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of what a client can do with an order, in the language of the screen. */
export function useOrderActionTexts(): OrderActionTexts {
  return CATALOGUES[useLocale()];
}
