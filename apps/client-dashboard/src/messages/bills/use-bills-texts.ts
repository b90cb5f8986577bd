import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type BillsTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the client's bills. Only their pages load them. */
export function useBillsTexts(): BillsTexts {
  return CATALOGUES[useLocale()];
}
