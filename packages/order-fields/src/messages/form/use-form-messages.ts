import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type FormMessages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of every field in the language of the screen. */
export function useFormMessages(): FormMessages {
  return CATALOGUES[useLocale()];
}
