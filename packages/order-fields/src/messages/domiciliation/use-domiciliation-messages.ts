import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type DomiciliationMessages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of a domiciliation in the language of the screen. */
export function useDomiciliationMessages(): DomiciliationMessages {
  return CATALOGUES[useLocale()];
}
