import { formatNumber, type Locale } from '@tassis/messages';

/** The limit up to which the API counts. */
const COUNTED_MAX = 1000;

/** A count of the overview: '12', or '1 000+' where the API stopped counting. */
export function formatCount(locale: Locale, count: number): string {
  const text = formatNumber(locale, Math.min(count, COUNTED_MAX));
  return count > COUNTED_MAX ? `${text}+` : text;
}
