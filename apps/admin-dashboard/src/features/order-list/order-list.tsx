import { keepPreviousData, useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { listAdminOrders } from '@tassis/contracts';
import { Button, DataTable, Stack } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { LoadFailure } from '../../order/load-failure.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderFilterForm } from './order-filter-form.tsx';
import { OrderPages } from './order-pages.tsx';
import { useOrderColumns } from './use-order-columns.tsx';
import { orderQueryOf, useOrderFilters } from './use-order-filters.ts';

/** Everybody's orders, a page at a time, filtered by the address. */
export function OrderList() {
  const { orders: texts } = useMessages();
  const filters = useOrderFilters();
  const columns = useOrderColumns();
  const query = useQuery({
    ...apiQuery(listAdminOrders, { query: orderQueryOf(filters) }),
    placeholderData: keepPreviousData,
  });
  const isWaiting = query.isPending || query.isPlaceholderData;
  const { address } = filters;
  return (
    <Stack gap="m">
      <OrderFilterForm filters={filters} />
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={query.data?.data ?? []}
        rowKey={(order) => order.id}
        state={query.isError ? 'error' : isWaiting ? 'loading' : 'ready'}
        loadingText={texts.loading}
        empty={<NoOrders filters={filters} total={query.data?.meta.total ?? 0} />}
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
        footer={query.data ? <OrderPages address={address} meta={query.data.meta} /> : null}
      />
    </Stack>
  );
}
