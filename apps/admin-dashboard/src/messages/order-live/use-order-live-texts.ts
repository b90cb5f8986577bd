import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type OrderLiveTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of an order that others work on, too. */
export const useOrderLiveTexts = (): OrderLiveTexts => useInLanguage(CATALOGUES);
