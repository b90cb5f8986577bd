import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type AccountTexts } from './fr.ts';

const catalogues: Record<'fr' | 'en', AccountTexts> = { fr, en };

/** The page's texts in the language of the screen. */
export function useAccountTexts(): AccountTexts {
  return catalogues[useLocale()];
}
