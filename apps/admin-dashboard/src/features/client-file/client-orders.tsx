import type { AdminClient, OrderSummary } from '@tassis/contracts';
import { useOrderParts } from '@tassis/dashboard';
import type { DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { isFinal } from '@tassis/domain';
import { formatDate, formatMoney } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { formatServiceNames } from '@tassis/views';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';
import { OwnTable } from './own-table.tsx';

type ClientOrdersProps = {
  client: AdminClient;
  /** The number of orders that are not final. */
  openOnly?: boolean;
};

/** The newest orders of a client. */
export function ClientOrders({ client, openOnly = false }: ClientOrdersProps) {
  const { orders: texts } = useClientTexts().client;
  const { reference, service, date, status, total } = useOrderParts();
  const locale = useLocale();
  const columns: DataColumn<OrderSummary>[] = [
    { ...reference, rowHeader: true, cell: (order) => order.reference },
    { ...service, cell: (order) => formatServiceNames(order, locale) },
    { ...date, nowrap: true, cell: (order) => formatDate(locale, order.created_at, 'short') },
    status,
    { ...total, align: 'end', cell: (order) => formatMoney(locale, order.pricing.total) },
  ];
  return (
    <OwnTable
      title={openOnly ? texts.open : texts.title}
      none={openOnly ? texts.noneOpen : texts.none}
      columns={columns}
      rows={client.last_orders.filter(({ status: at }) => !openOnly || !isFinal(at))}
      rowHref={({ id }) => paths.adminOrder(id)}
      all={{ count: client.counts.orders, href: `${paths.adminOrders}?client=${client.id}` }}
    />
  );
}
