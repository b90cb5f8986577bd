import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type BillTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of a bill. Only the pages of bills load them. */
export function useBillTexts(): BillTexts {
  return CATALOGUES[useLocale()];
}
