import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type OrderMessageTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The staff's texts of an order's messages. */
export const useOrderMessageTexts = (): OrderMessageTexts => useInLanguage(CATALOGUES);
