import { DashboardSection, MessageThread } from '@tassis/dashboard';
import { useOrderMessageTexts } from '../../messages/order-messages/use-order-message-texts.ts';

type OrderMessagesProps = { orderId: string; onSent: () => void };

/** The messages between the firm and the client about an order. */
export function OrderMessages({ orderId, onSent }: OrderMessagesProps) {
  const texts = useOrderMessageTexts();
  return (
    <DashboardSection id="messages" title={texts.title}>
      <MessageThread orderId={orderId} side="staff" templates={texts.templates} onSent={onSent} />
    </DashboardSection>
  );
}
