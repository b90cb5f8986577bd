import { listAdminOrders } from '@tassis/contracts';
import {
  toOptions,
  periodFilter,
  useList,
  useOrderColumns,
  useOrderStatusFilter,
  WorkList,
} from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { SERVICE_TYPES } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { useMessages } from '../../messages/use-messages.ts';
import { ClientCell } from './client-cell.tsx';
import { useOrderAddress } from './use-order-address.ts';

/** Everybody's orders. */
export function OrderList() {
  const { site } = useMessages().orders;
  return <WorkList list={useOrders()} emptyAction={{ text: site, href: paths.home }} />;
}

function useOrders() {
  const { orders: texts } = useMessages();
  const locale = useLocale();
  const { reference, service, date, status, total } = useOrderColumns();
  return useList(listAdminOrders, {
    rowKey: (order) => order.id,
    columns: [
      reference,
      {
        key: 'client',
        header: texts.client,
        cell: (order) => <ClientCell client={order.client} />,
      },
      service,
      { ...date, sortable: true },
      status,
      total,
    ],
    filters: {
      search: texts.search,
      status: useOrderStatusFilter(),
      service: {
        label: texts.service,
        anyText: texts.anyService,
        options: toOptions(SERVICE_TYPES, (type) => getLabel(locale, `service_type.${type}`)),
      },
      period: periodFilter,
    },
    order: '-created_at',
    texts: texts.list,
    address: useOrderAddress(),
  });
}
