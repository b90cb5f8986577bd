import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of a client's page and of deadlines. */
export const useClientTexts = () => useInLanguage(CATALOGUES);
