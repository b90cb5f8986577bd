import { formatMoney, type Locale } from '@tassis/messages';

/** An amount of a company's capital or a contribution: '60 000 DH'. */
export function dirhams(locale: Locale, amount: number): string {
  return formatMoney(locale, amount, { decimals: 'whole', unit: 'DH' });
}
