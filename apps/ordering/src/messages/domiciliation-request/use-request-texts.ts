import { useBehalf } from '../../order/on-behalf/behalf.ts';
import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type RequestTexts } from './fr.ts';

const CATALOGUES = { fr, en };

export function useRequestTexts(): RequestTexts {
  const own = useInLanguage(CATALOGUES);
  return useBehalf()?.texts.domiciliation(own) ?? own;
}
