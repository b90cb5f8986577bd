import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of one client and of deadlines. */
export const useClientTexts = () => useInLanguage(CATALOGUES);
