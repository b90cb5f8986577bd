import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type BillsTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the client's bills. They come with their pages. */
export function useBillsTexts(): BillsTexts {
  return CATALOGUES[useLocale()];
}
