import { listClientOrders } from '@tassis/contracts';
import { List, useList, useOrderParts } from '@tassis/dashboard';
import { paths } from '@tassis/platform';
import { useMessages } from '../../messages/use-messages.ts';
import { ownPaths } from '../../paths.ts';

/** The client's own orders; each leads to its page. */
export function OrderList() {
  const { orders: texts } = useMessages();
  const { reference, service, date, status, total, statusFilter } = useOrderParts();
  const list = useList(listClientOrders, {
    name: reference,
    columns: [service, date, status, total],
    filters: { search: texts.search, status: statusFilter },
    texts: texts.list,
  });
  return (
    <List
      list={list}
      rowHref={(order) => ownPaths.orderDetails(order.id)}
      emptyAction={{ text: texts.firstOrder, href: paths.negativeCertificate }}
    />
  );
}
