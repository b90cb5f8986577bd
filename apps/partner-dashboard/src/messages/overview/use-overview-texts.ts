import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the landing page and of the state of the account. */
export const useOverviewTexts = () => useInLanguage(CATALOGUES);
