import { useInLanguage } from '../use-in-language.ts';
import { en } from './en.ts';
import { fr, type PaymentTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of the list of bills and of a bill's page. Only these pages load them. */
export function usePaymentTexts(): PaymentTexts {
  return useInLanguage(CATALOGUES);
}
