import type { OrderSummary } from '@tassis/contracts';
import { TextLink, type DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { OrderStatusBadge } from '../../order/order-status-badge.tsx';
import { serviceNamesOf } from '../../order/service-names.ts';
import { ownPaths } from '../../paths.ts';
import styles from './order-columns.module.css';

/** The columns of the client's list. */
export function useOrderColumns(): DataColumn<OrderSummary>[] {
  const { columns } = useMessages().orders;
  const locale = useLocale();
  return [
    {
      key: 'reference',
      header: columns.reference,
      rowHeader: true,
      cell: (order) => (
        <TextLink
          className={styles['reference']}
          href={ownPaths.orderDetails(order.id)}
          LinkComponent={RouterLink}
        >
          {order.reference}
        </TextLink>
      ),
    },
    {
      key: 'service',
      header: columns.service,
      cell: (order) => serviceNamesOf(order, locale),
    },
    {
      key: 'date',
      header: columns.date,
      cell: (order) => (
        <time dateTime={order.created_at}>{formatDate(locale, order.created_at, 'short')}</time>
      ),
    },
    {
      key: 'status',
      header: columns.status,
      cell: (order) => <OrderStatusBadge status={order.status} />,
    },
    {
      key: 'total',
      header: columns.total,
      align: 'end',
      cell: (order) => formatMoney(locale, order.pricing.total),
    },
  ];
}
