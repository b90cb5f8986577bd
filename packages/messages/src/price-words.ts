import { price as en } from './en/price.ts';
import { price as fr } from './fr/price.ts';
import type { PriceWords } from './fr/price.ts';
import type { Locale } from './locale.ts';

const WORDS: Readonly<Record<Locale, PriceWords>> = { fr, en };

/** What the lines of a price are called, before an order is sent and after. A fee's own name is `getLabel(locale, 'fee.…')`. */
export function priceWords(locale: Locale): PriceWords {
  return WORDS[locale];
}
