import type { AdminOrderSummary } from '@tassis/contracts';
import type { DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, priceWords } from '@tassis/messages';
import { OrderStatusBadge, serviceNamesOf, useSharedTexts } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import { ClientCell } from './client-cell.tsx';

/** The columns of the staff's list. */
export function useOrderColumns(): DataColumn<AdminOrderSummary>[] {
  const columns = { ...useSharedTexts().orders.columns, ...useMessages().orders.columns };
  const locale = useLocale();
  return [
    {
      key: 'reference',
      header: columns.reference,
      rowHeader: true,
      nowrap: true,
      cell: (order) => order.reference,
    },
    {
      key: 'client',
      header: columns.client,
      cell: (order) => <ClientCell client={order.client} />,
    },
    {
      key: 'service',
      header: columns.service,
      cell: (order) => serviceNamesOf(order, locale),
    },
    {
      key: 'created_at',
      header: columns.date,
      sortable: true,
      firstSort: 'descending',
      nowrap: true,
      cell: (order) => (
        <time dateTime={order.created_at}>{formatDate(locale, order.created_at, 'short')}</time>
      ),
    },
    {
      key: 'status',
      header: columns.status,
      card: 'beside',
      cell: (order) => <OrderStatusBadge status={order.status} />,
    },
    {
      key: 'total',
      header: priceWords(locale).total,
      align: 'end',
      cell: (order) => formatMoney(locale, order.pricing.total),
    },
  ];
}
