import { keepPreviousData, useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { listAdminOrders } from '@tassis/contracts';
import { Button, WorkTable } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { LoadFailure, orderCountOf } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderPages } from './order-pages.tsx';
import { orderQueryOf } from './order-query.ts';
import { useOrderColumns } from './use-order-columns.tsx';
import { useOrderTable } from './use-order-table.ts';

/** Everybody's orders, a page at a time, filtered, sorted and arranged by the address. */
export function OrderList() {
  const { orders: texts } = useMessages();
  const locale = useLocale();
  const table = useOrderTable();
  const columns = useOrderColumns();
  const query = useQuery({
    ...apiQuery(listAdminOrders, { query: orderQueryOf(table) }),
    placeholderData: keepPreviousData,
  });
  const isWaiting = query.isPending || query.isPlaceholderData;
  const meta = query.data?.meta;
  return (
    <WorkTable
      filters={<OrderFilters table={table} summary={meta ? orderCountOf(meta, locale) : ''} />}
      caption={texts.caption}
      columns={columns}
      rows={query.data?.data ?? []}
      rowKey={(order) => order.id}
      sort={table.sort}
      onSort={table.onSort}
      columnChoice={{ hidden: table.hidden, onHidden: table.onHidden, text: texts.columnMenu }}
      state={query.isError ? 'error' : isWaiting ? 'loading' : 'ready'}
      loadingText={texts.loading}
      empty={<NoOrders table={table} total={meta?.total ?? 0} />}
      error={
        <LoadFailure
          title={texts.failed}
          error={query.error}
          query={query}
          actions={
            <Button href={paths.adminOrders} LinkComponent={RouterLink}>
              {texts.fromStart}
            </Button>
          }
        />
      }
      footer={meta ? <OrderPages table={table} meta={meta} /> : null}
    />
  );
}
