import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type OrderEditMessages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the forms that edit an order, in the language of the screen. */
export function useOrderEditMessages(): OrderEditMessages {
  return CATALOGUES[useLocale()];
}
