import type { ListMeta } from '@tassis/contracts';
import { CursorPagination, Pagination } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { countText, totalText } from './count-text.ts';
import type { OrderTable } from './use-order-table.ts';

type OrderPagesProps = { table: OrderTable; meta: ListMeta };

/** Numbered pages as far as they are counted; further on, and from the end, one step at a time. */
export function OrderPages({ table, meta }: OrderPagesProps) {
  return meta.page === null ? (
    <Steps table={table} meta={meta} />
  ) : (
    <NumberedPages table={table} meta={meta} page={meta.page} />
  );
}

function NumberedPages({ table, meta, page }: OrderPagesProps & { page: number }) {
  const { pages } = useMessages().orders;
  const locale = useLocale();
  const first = (page - 1) * meta.per_page + 1;
  const last = Math.min(page * meta.per_page, meta.total);
  const cursor = meta.next_cursor;
  return (
    <Pagination
      label={pages.label}
      page={page}
      pageCount={Math.ceil(meta.total / meta.per_page)}
      hrefOf={(other) => table.hrefWith({ page: other })}
      beyond={
        meta.total_capped
          ? {
              next: cursor === null ? null : table.hrefWith({ cursor }),
              end: table.hrefWith({ cursor: 'last' }),
            }
          : undefined
      }
      texts={pages}
      summary={pages.summary(
        formatNumber(locale, first),
        formatNumber(locale, last),
        totalText(meta, locale),
      )}
      LinkComponent={RouterLink}
    />
  );
}

function Steps({ table, meta }: OrderPagesProps) {
  const { orders: texts } = useMessages();
  const locale = useLocale();
  const hrefOf = (cursor: string | null) => (cursor === null ? null : table.hrefWith({ cursor }));
  return (
    <CursorPagination
      label={texts.pages.label}
      start={table.hrefWith({ page: 1 })}
      previous={hrefOf(meta.prev_cursor)}
      next={hrefOf(meta.next_cursor)}
      texts={texts.pages}
      summary={countText(meta, texts, locale)}
      LinkComponent={RouterLink}
    />
  );
}
