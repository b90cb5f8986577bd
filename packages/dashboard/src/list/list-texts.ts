import type { ListMeta } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { totalText } from '@tassis/views';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { Nouns } from '../messages/nouns.ts';

/** What a list says of itself. Whatever is left out is made of its two nouns. */
export type ListTexts = Nouns & {
  /** Nothing is there yet: what would fill the list, and how. */
  empty: { title: string; text: string };
  /** Nothing matches what it is filtered by. */
  noMatch?: { title: string; text: string };
  /** Names the table. */
  caption?: string;
  loading?: string;
  /** 'Les commandes n’ont pas pu être chargées' */
  failed?: string;
  /** On the link to the whole list: 'Toutes les commandes'. */
  all?: string;
  /** Names the filters. */
  filters?: string;
};

/** Every text of a list, with what its nouns make of the rest. */
export function useListTexts(texts: ListTexts) {
  const { list } = useDashboardTexts();
  const locale = useLocale();
  const { many } = texts;
  return {
    ...list,
    caption: list.caption(many),
    loading: list.loading(many),
    failed: list.failed,
    all: list.all,
    ...texts,
    noMatch: { ...list.noMatch, ...texts.noMatch },
    filters: { ...list.filters, label: texts.filters ?? list.filters.label(many) },
    pages: { ...list.pages, label: list.pages.label(many) },
    /** How many there are: '1 commande', '1 000+ commandes' where counting stopped. */
    formatCount: (meta: Pick<ListMeta, 'total' | 'total_capped'>) =>
      list.count(meta.total, totalText(meta, locale), texts),
    /** Which a numbered page shows: 'Commandes 21 à 40 sur 134'. */
    visibleRows: (meta: ListMeta, page: number) =>
      list.pages.visibleRows(texts, {
        from: formatNumber(locale, (page - 1) * meta.per_page + 1),
        to: formatNumber(locale, Math.min(page * meta.per_page, meta.total)),
        total: totalText(meta, locale),
      }),
  };
}
