import { DashboardSection, MessageThread } from '@tassis/dashboard';
import { useOrderMessageTexts } from '../../messages/order-messages/use-order-message-texts.ts';

/** What the firm and the client write to each other about an order. */
export function OrderMessages({ orderId }: { orderId: string }) {
  const texts = useOrderMessageTexts();
  return (
    <DashboardSection id="messages" title={texts.title}>
      <MessageThread orderId={orderId} side="staff" templates={texts.templates} />
    </DashboardSection>
  );
}
