import type { ListMeta } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { totalText } from '@tassis/views';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { Nouns } from '../messages/nouns.ts';

/** The texts of a list. Those left out are built from its two nouns. */
export type ListTexts = Nouns & {
  /** The empty state without filters: what will fill the list, and how. */
  empty: { title: string; text: string };
  /** The empty state with filters. */
  noMatch?: { title: string; text: string };
  /** The table's caption. */
  caption?: string;
  loading?: string;
  /** 'Les commandes n’ont pas pu être chargées' */
  failed?: string;
  /** The link to the unfiltered list: 'Toutes les commandes'. */
  all?: string;
  /** The accessible name of the filters. */
  filters?: string;
};

/** All texts of a list, including those built from its nouns. */
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
    /** '1 commande', or '1 000+ commandes' where the API stopped counting. */
    formatCount: (meta: Pick<ListMeta, 'total' | 'total_capped'>) =>
      list.count(meta.total, totalText(meta, locale), texts),
    /** The rows of a numbered page: 'Commandes 21 à 40 sur 134'. Undefined when the page has none. */
    visibleRows: (meta: ListMeta, page: number) => {
      const from = (page - 1) * meta.per_page + 1;
      if (from > meta.total) return undefined;
      return list.pages.visibleRows(texts, {
        from: formatNumber(locale, from),
        to: formatNumber(locale, Math.min(page * meta.per_page, meta.total)),
        total: totalText(meta, locale),
      });
    },
  };
}
