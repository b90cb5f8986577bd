import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type ClientTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the list of clients and of a client's page. Only these pages load them. */
export function useClientTexts(): ClientTexts {
  return useInLanguage(CATALOGUES);
}
