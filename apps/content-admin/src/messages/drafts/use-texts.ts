import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts about drafts that all editors share: saving, publishing, conflicts. */
export function useTexts(): Messages {
  return CATALOGUES[useLocale()];
}
