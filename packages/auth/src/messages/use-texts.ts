import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type AuthTexts } from './fr.ts';

const catalogues: Record<'fr' | 'en', AuthTexts> = { fr, en };

/** This package's texts in the page's language. */
export function useTexts(): AuthTexts {
  return catalogues[useLocale()];
}
