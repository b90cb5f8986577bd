import type { ListMeta } from '@tassis/contracts';
import { Pagination } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import type { OrderTable } from './use-order-table.ts';

/** Links to the pages of the list, and how much of it is in sight. */
export function OrderPages({ table, meta }: { table: OrderTable; meta: ListMeta }) {
  const { pages } = useMessages().orders;
  const locale = useLocale();
  const page = meta.page ?? table.page;
  const first = (page - 1) * meta.per_page + 1;
  const last = Math.min(page * meta.per_page, meta.total);
  const number = (value: number) => formatNumber(locale, value);
  const total = `${number(meta.total)}${meta.total_capped ? '+' : ''}`;
  return (
    <Pagination
      label={pages.label}
      page={page}
      pageCount={Math.ceil(meta.total / meta.per_page)}
      hrefOf={(other) => table.hrefWith({ page: other })}
      texts={pages}
      summary={pages.summary(number(first), number(last), total)}
      LinkComponent={RouterLink}
    />
  );
}
