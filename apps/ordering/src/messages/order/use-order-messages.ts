import { useBehalf } from '../../order/on-behalf/behalf.ts';
import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type OrderMessages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of every order, for clients or partners, in the language of the screen. */
export function useOrderMessages(): OrderMessages {
  const own = useInLanguage(CATALOGUES);
  return useBehalf()?.texts.order(own) ?? own;
}
