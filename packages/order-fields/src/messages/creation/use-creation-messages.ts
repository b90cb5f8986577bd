import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type CreationMessages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of a company creation in the language of the screen. */
export function useCreationMessages(): CreationMessages {
  return CATALOGUES[useLocale()];
}
