import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the list of clients and of the form that adds one. */
export const useClientsTexts = () => useInLanguage(CATALOGUES);
