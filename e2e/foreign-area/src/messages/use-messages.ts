import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

const CATALOGUES = { fr, en };

/** This area's texts in the language of the screen. */
export function useMessages(): Messages {
  return CATALOGUES[useLocale()];
}
