import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type DocumentTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of documents in the language of the screen. */
export function useDocumentTexts(): DocumentTexts {
  return CATALOGUES[useLocale()];
}
