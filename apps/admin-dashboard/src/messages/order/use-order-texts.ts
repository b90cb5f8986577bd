import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type OrderTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of an order's page. */
export const useOrderTexts = (): OrderTexts => useInLanguage(CATALOGUES);
