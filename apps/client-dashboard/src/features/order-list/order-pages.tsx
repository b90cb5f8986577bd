import type { ListMeta } from '@tassis/contracts';
import { Pagination } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { RouterLink } from '@tassis/platform/router';
import { ordersInSight, useSharedTexts } from '@tassis/views';
import type { OrderTable } from './use-order-table.ts';

/** Links to the pages of the list, and how much of it is in sight. */
export function OrderPages({ table, meta }: { table: OrderTable; meta: ListMeta }) {
  const { pages } = useSharedTexts().orders;
  const locale = useLocale();
  const page = meta.page ?? table.page;
  return (
    <Pagination
      label={pages.label}
      page={page}
      pageCount={Math.ceil(meta.total / meta.per_page)}
      hrefOf={(other) => table.hrefWith({ page: other })}
      texts={pages}
      summary={ordersInSight(meta, page, locale)}
      LinkComponent={RouterLink}
    />
  );
}
