import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type FileMessages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the field of a PDF in the language of the screen. */
export function useFileMessages(): FileMessages {
  return CATALOGUES[useLocale()];
}
