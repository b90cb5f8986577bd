import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type OrderMessages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of every order in the language of the screen. */
export function useOrderMessages(): OrderMessages {
  return CATALOGUES[useLocale()];
}
