import { orderPath } from '../../../client-paths.ts';
import type { Executor } from '../../../database/client.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { notify } from '../../../notifications/notify.ts';
import { findClientContact } from '../../clients/client-contact.repository.ts';
import { findOrderFacts } from '../read/order-facts.repository.ts';

/** Confirms an order to its client: by mail whatever their preferences, because it is a contract. */
export async function announceOrder(
  tx: Executor,
  { orderId, clientId, now }: { orderId: string; clientId: string; now: Date },
): Promise<void> {
  const order = await findOrderFacts(tx, orderId);
  const { email, firstName, locale } = await findClientContact(tx, clientId);
  await notify(tx, {
    userId: clientId,
    type: 'order',
    code: 'order_received',
    params: { reference: order.reference },
    link: orderPath(order.id),
    now,
  });
  await queueMail(tx, {
    content: { template: 'order-received', firstName, order },
    to: email,
    userId: clientId,
    locale,
    dedupeKey: `order-received:${order.id}`,
    now,
  });
}
