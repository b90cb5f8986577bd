import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type DomiciliationMessages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of a domiciliation in the language of the screen. */
export function useDomiciliationMessages(): DomiciliationMessages {
  return useInLanguage(CATALOGUES);
}
