import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type PeopleMessages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts about people in the language of the screen. */
export function usePeopleMessages(): PeopleMessages {
  return CATALOGUES[useLocale()];
}
