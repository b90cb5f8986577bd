import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type FormTexts } from './fr.ts';

const catalogues = { fr, en };

/** This package's texts in the language of the page. */
export function useTexts(): FormTexts {
  return catalogues[useLocale()];
}
