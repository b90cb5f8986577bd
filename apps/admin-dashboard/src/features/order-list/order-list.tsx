import { listAdminOrders } from '@tassis/contracts';
import { periodFilter, useList, useOrderParts, WorkList } from '@tassis/dashboard';
import { paths } from '@tassis/platform';
import { useMessages } from '../../messages/use-messages.ts';
import { renderClient } from './client-cell.tsx';
import { useOrderAddress } from './use-order-address.ts';

/** Everybody's orders. */
export function OrderList() {
  const { orders: texts } = useMessages();
  const { reference, service, date, status, total, statusFilter } = useOrderParts();
  const list = useList(listAdminOrders, {
    name: reference,
    columns: [{ key: 'client', cell: renderClient }, service, date, status, total],
    filters: {
      search: texts.search,
      status: statusFilter,
      service: { ...texts.service, labels: 'service_type' },
      period: periodFilter,
    },
    order: '-created_at',
    texts: texts.list,
    address: useOrderAddress(),
  });
  return (
    <WorkList
      list={list}
      rowHref={({ id }) => paths.adminOrder(id)}
      emptyAction={{ text: texts.site, href: paths.home }}
    />
  );
}
