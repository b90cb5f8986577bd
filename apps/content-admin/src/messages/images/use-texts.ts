import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the drop zone for pictures. */
export function useTexts(): Messages {
  return CATALOGUES[useLocale()];
}
