import type { ListMeta } from '@tassis/contracts';
import { CursorPagination, Pagination } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { RouterLink } from '@tassis/platform/router';
import { orderCountOf, ordersInSight, useSharedTexts } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
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
  const pages = usePagesTexts();
  const locale = useLocale();
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
      summary={ordersInSight(meta, page, locale)}
      LinkComponent={RouterLink}
    />
  );
}

function Steps({ table, meta }: OrderPagesProps) {
  const pages = usePagesTexts();
  const locale = useLocale();
  const hrefOf = (cursor: string | null) => (cursor === null ? null : table.hrefWith({ cursor }));
  return (
    <CursorPagination
      label={pages.label}
      start={table.hrefWith({ page: 1 })}
      previous={hrefOf(meta.prev_cursor)}
      next={hrefOf(meta.next_cursor)}
      texts={pages}
      summary={orderCountOf(meta, locale)}
      LinkComponent={RouterLink}
    />
  );
}

function usePagesTexts() {
  return { ...useSharedTexts().orders.pages, ...useMessages().orders.pages };
}
