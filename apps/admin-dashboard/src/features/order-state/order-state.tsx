import type { AdminOrder } from '@tassis/contracts';
import { OrderStatusBadge } from '@tassis/views';
import { OrderAssignee } from './order-assignee.tsx';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { DashboardSection } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { OrderWaiting } from './order-waiting.tsx';

/** The status of the order, its tasks, and the assignee. */
export function OrderState({ order, onChange }: { order: AdminOrder; onChange: () => void }) {
  const { state: texts } = useOrderTexts();
  const locale = useLocale();
  const since = order.timeline.findLast(({ status }) => status !== null)?.at ?? order.created_at;
  return (
    <DashboardSection title={texts.title} actions={<OrderStatusBadge status={order.status} />}>
      <Stack gap="s">
        <p>{texts.since(formatDateTime(locale, since))}</p>
        <OrderWaiting order={order} />
        <OrderAssignee order={order} onChange={onChange} />
      </Stack>
    </DashboardSection>
  );
}
