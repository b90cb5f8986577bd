import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type SharedTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of {@link LoadFailure} in the page's language. */
export function useSharedTexts(): SharedTexts {
  return CATALOGUES[useLocale()];
}
