import type { OrderSummary } from '@tassis/contracts';
import type { DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, priceWords } from '@tassis/messages';
import { OrderStatusBadge, serviceNamesOf, useSharedTexts } from '@tassis/views';

/** The columns of the client's list. */
export function useOrderColumns(): DataColumn<OrderSummary>[] {
  const { columns } = useSharedTexts().orders;
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
      key: 'service',
      header: columns.service,
      cell: (order) => serviceNamesOf(order, locale),
    },
    {
      key: 'date',
      header: columns.date,
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
