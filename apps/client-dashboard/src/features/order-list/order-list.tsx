import { keepPreviousData, useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { listClientOrders } from '@tassis/contracts';
import { DataTable } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { RouterLink } from '@tassis/platform/router';
import { LoadFailure, orderCountOf } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import { ownPaths } from '../../paths.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderPages } from './order-pages.tsx';
import { useOrderColumns } from './use-order-columns.tsx';
import { orderQueryOf, useOrderTable } from './use-order-table.ts';

/** The client's own orders, a page at a time, filtered by the address; each leads to its page. */
export function OrderList() {
  const { orders: texts } = useMessages();
  const locale = useLocale();
  const table = useOrderTable();
  const columns = useOrderColumns();
  const query = useQuery({
    ...apiQuery(listClientOrders, { query: orderQueryOf(table) }),
    placeholderData: keepPreviousData,
  });
  const isWaiting = query.isPending || query.isPlaceholderData;
  const meta = query.data?.meta;
  return (
    <DataTable
      filters={<OrderFilters table={table} summary={meta ? orderCountOf(meta, locale) : ''} />}
      caption={texts.caption}
      columns={columns}
      rows={query.data?.data ?? []}
      rowKey={(order) => order.id}
      rowHref={(order) => ownPaths.orderDetails(order.id)}
      LinkComponent={RouterLink}
      state={query.isError ? 'error' : isWaiting ? 'loading' : 'ready'}
      loadingText={texts.loading}
      empty={<NoOrders table={table} total={meta?.total ?? 0} />}
      error={<LoadFailure title={texts.failed} error={query.error} query={query} />}
      footer={meta ? <OrderPages table={table} meta={meta} /> : null}
    />
  );
}
