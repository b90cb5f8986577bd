import type { OrderSummary } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, priceWords } from '@tassis/messages';
import { OrderStatusBadge, formatServiceNames } from '@tassis/views';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { PlainColumn } from './list-options.ts';

type Column = PlainColumn<OrderSummary>;

type OrderColumns = Record<'reference' | 'service' | 'status' | 'total', Column> & {
  date: Column & { key: 'created_at' };
};

/** The columns of a list of orders, by name; an area picks those that it shows. */
export function useOrderColumns(): OrderColumns {
  const { columns } = useDashboardTexts().orders;
  const locale = useLocale();
  return {
    reference: {
      key: 'reference',
      header: columns.reference,
      rowHeader: true,
      nowrap: true,
      cell: (order) => order.reference,
    },
    service: {
      key: 'service',
      header: columns.service,
      cell: (order) => formatServiceNames(order, locale),
    },
    date: {
      key: 'created_at',
      header: columns.date,
      firstSort: 'descending',
      nowrap: true,
      cell: (order) => (
        <time dateTime={order.created_at}>{formatDate(locale, order.created_at, 'short')}</time>
      ),
    },
    status: {
      key: 'status',
      header: columns.status,
      card: 'beside',
      cell: (order) => <OrderStatusBadge status={order.status} />,
    },
    total: {
      key: 'total',
      header: priceWords(locale).total,
      align: 'end',
      cell: (order) => formatMoney(locale, order.pricing.total),
    },
  };
}
