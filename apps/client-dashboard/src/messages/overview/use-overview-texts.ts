import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of this screen. */
export const useOverviewTexts = () => useInLanguage(CATALOGUES);
