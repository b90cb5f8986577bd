import { price as en } from './en/price.ts';
import { price as fr } from './fr/price.ts';
import type { PriceWords } from './fr/price.ts';
import type { Locale } from './locale.ts';

const WORDS: Readonly<Record<Locale, PriceWords>> = { fr, en };

/** Returns the names of a price's lines. The name of a fee is `getLabel(locale, 'fee.…')`. */
export function priceWords(locale: Locale): PriceWords {
  return WORDS[locale];
}
