import type { ListMeta } from '@tassis/contracts';
import { formatNumber, type Locale } from '@tassis/messages';
import { sharedTexts } from './messages/shared-texts.ts';

type Total = Pick<ListMeta, 'total' | 'total_capped'>;

/** How many orders there are: '1 commande', '1 000+ commandes' where counting stopped. */
export function orderCountOf(meta: Total, locale: Locale): string {
  return sharedTexts(locale).orders.count(meta.total, totalText(meta, locale));
}

/** Which orders a numbered page shows: 'Commandes 21 à 40 sur 134'. */
export function ordersInSight(
  meta: Total & Pick<ListMeta, 'per_page'>,
  page: number,
  locale: Locale,
): string {
  const first = (page - 1) * meta.per_page + 1;
  const last = Math.min(page * meta.per_page, meta.total);
  return sharedTexts(locale).orders.pages.summary(
    formatNumber(locale, first),
    formatNumber(locale, last),
    totalText(meta, locale),
  );
}

/** The total as far as it was counted: '134', '1 000+'. */
export function totalText({ total, total_capped }: Total, locale: Locale): string {
  return `${formatNumber(locale, total)}${total_capped ? '+' : ''}`;
}
