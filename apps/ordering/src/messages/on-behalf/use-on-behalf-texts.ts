import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type OnBehalfTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of an order that a partner prepares for a client. */
export function useOnBehalfTexts(): OnBehalfTexts {
  return useInLanguage(CATALOGUES);
}
