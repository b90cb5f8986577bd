import { StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { OrderStatus } from '@tassis/domain';
import { getLabel } from '@tassis/messages';

const TONES: Readonly<Record<OrderStatus, StatusBadgeProps['tone']>> = {
  submitted: 'info',
  in_review: 'info',
  awaiting_client: 'warning',
  in_progress: 'info',
  completed: 'success',
  cancelled: 'neutral',
  rejected: 'critical',
};

/** A badge with an order's status, in the colour of its state. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const locale = useLocale();
  return <StatusBadge tone={TONES[status]} text={getLabel(locale, `order_status.${status}`)} />;
}
