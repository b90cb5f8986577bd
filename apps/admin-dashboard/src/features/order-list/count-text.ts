import type { ListMeta } from '@tassis/contracts';
import { formatNumber, type Locale } from '@tassis/messages';
import type { Messages } from '../../messages/fr.ts';

/** How many orders there are: '1 commande', '1 000+ commandes' where counting stopped. */
export function countText(meta: ListMeta, texts: Messages['orders'], locale: Locale): string {
  return texts.count(meta.total, totalText(meta, locale));
}

/** The total as far as it was counted: '134', '1 000+'. */
export function totalText(meta: ListMeta, locale: Locale): string {
  return `${formatNumber(locale, meta.total)}${meta.total_capped ? '+' : ''}`;
}
