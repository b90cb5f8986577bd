import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type AccessTexts } from './fr.ts';

const catalogues: Record<'fr' | 'en', AccessTexts> = { fr, en };

/** The texts of the pages that lead into an account, in the language of the page. */
export function useAccessTexts(): AccessTexts {
  return catalogues[useLocale()];
}
