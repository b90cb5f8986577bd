import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the partner's drafts. */
export const useDraftsTexts = () => useInLanguage(CATALOGUES);
