import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type ReleaseTexts } from './fr.ts';

const catalogues: Record<'fr' | 'en', ReleaseTexts> = { fr, en };

/** The page's texts in the language of the screen. */
export function useReleaseTexts(): ReleaseTexts {
  return catalogues[useLocale()];
}
