import type { OrderSummary } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import type { OrderStatus } from '@tassis/domain';
import { priceWords } from '@tassis/messages';
import { OrderStatusBadge, formatServiceNames } from '@tassis/views';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { Column } from './list-column.tsx';
import type { ChoiceFilter } from './list-options.ts';

/** The columns of a list of orders by name, and its status filter; each area uses some of them. */
export function useOrderParts() {
  const { columns, anyStatus } = useDashboardTexts().orders;
  const locale = useLocale();
  const parts = {
    reference: {
      key: 'reference',
      header: columns.reference,
      nowrap: true,
      text: (order) => order.reference,
    },
    service: {
      key: 'service',
      header: columns.service,
      text: (order) => formatServiceNames(order, locale),
    },
    date: { key: 'created_at', header: columns.date, date: (order) => order.created_at },
    status: {
      key: 'status',
      header: columns.status,
      card: 'beside',
      cell: (order) => <OrderStatusBadge status={order.status} />,
    },
    total: {
      key: 'total',
      header: priceWords(locale).total,
      money: (order) => order.pricing.total,
    },
  } satisfies Record<string, Column<OrderSummary> & { header: string }>;
  const statusFilter: ChoiceFilter<OrderStatus> = {
    label: columns.status,
    anyText: anyStatus,
    labels: 'order_status',
  };
  return { ...parts, statusFilter };
}
