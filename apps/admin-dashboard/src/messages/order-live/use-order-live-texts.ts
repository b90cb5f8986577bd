import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type OrderLiveTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts for an order on which others work too. */
export const useOrderLiveTexts = (): OrderLiveTexts => useInLanguage(CATALOGUES);
