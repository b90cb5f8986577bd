import type { AdminOrder } from '@tassis/contracts';
import { OrderStatusBadge } from '@tassis/views';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { DashboardSection } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';

/** Where the order stands, and since when. */
export function OrderState({ order }: { order: AdminOrder }) {
  const { state: texts } = useOrderTexts();
  const locale = useLocale();
  const since = order.timeline.findLast(({ status }) => status !== null)?.at ?? order.created_at;
  return (
    <DashboardSection title={texts.title} actions={<OrderStatusBadge status={order.status} />}>
      <p>{texts.since(formatDateTime(locale, since))}</p>
    </DashboardSection>
  );
}
