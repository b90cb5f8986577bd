import { formatMoney, type Locale } from '@tassis/messages';

/** What is brought into a company, and its capital: '60 000 DH'. */
export function dirhams(locale: Locale, amount: number): string {
  return formatMoney(locale, amount, { decimals: 'whole', unit: 'DH' });
}
