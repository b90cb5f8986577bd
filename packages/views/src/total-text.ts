import type { ListMeta } from '@tassis/contracts';
import { formatNumber, type Locale } from '@tassis/messages';

type Total = Pick<ListMeta, 'total' | 'total_capped'>;

/** The total of a list: '134', or '1 000+' where the API stopped counting. */
export function totalText({ total, total_capped }: Total, locale: Locale): string {
  return `${formatNumber(locale, total)}${total_capped ? '+' : ''}`;
}
