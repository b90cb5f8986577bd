import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type DraftTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of {@link DraftList} in the page's language. */
export function useDraftTexts(): DraftTexts {
  return CATALOGUES[useLocale()];
}
