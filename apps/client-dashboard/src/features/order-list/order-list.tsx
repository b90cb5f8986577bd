import { keepPreviousData, useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { listClientOrders } from '@tassis/contracts';
import { DataTable, Stack } from '@tassis/design-system';
import { useListAddress } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { LoadFailure } from '../../order/load-failure.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderPages } from './order-pages.tsx';
import { orderQueryOf } from './order-query.ts';
import { useOrderColumns } from './use-order-columns.tsx';

/** The client's own orders, a page at a time, filtered by the address. */
export function OrderList() {
  const { orders: texts } = useMessages();
  const address = useListAddress();
  const columns = useOrderColumns();
  const query = useQuery({
    ...apiQuery(listClientOrders, { query: orderQueryOf(address) }),
    placeholderData: keepPreviousData,
  });
  const isWaiting = query.isPending || query.isPlaceholderData;
  return (
    <Stack gap="m">
      <OrderFilters address={address} />
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={query.data?.data ?? []}
        rowKey={(order) => order.id}
        state={query.isError ? 'error' : isWaiting ? 'loading' : 'ready'}
        loadingText={texts.loading}
        empty={<NoOrders address={address} total={query.data?.meta.total ?? 0} />}
        error={<LoadFailure title={texts.failed} error={query.error} query={query} />}
        footer={query.data ? <OrderPages address={address} meta={query.data.meta} /> : null}
      />
    </Stack>
  );
}
