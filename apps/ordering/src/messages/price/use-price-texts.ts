import { useBehalf } from '../../order/on-behalf/behalf.ts';
import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type PriceTexts } from './fr.ts';

const CATALOGUES = { fr, en };

export function usePriceTexts(): PriceTexts {
  const own = useInLanguage(CATALOGUES);
  return useBehalf()?.texts.price(own) ?? own;
}
