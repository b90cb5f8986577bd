import { orderPath } from '../../../client-paths.ts';
import type { Executor } from '../../../database/client.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { notify } from '../../../notifications/notify.ts';
import type { ClientContact } from '../../clients/client-contact.repository.ts';
import { findOrderFacts } from '../read/order-facts.repository.ts';

/** Confirms an order to its client: by mail whatever their preferences, because it is a contract. */
export async function announceOrder(
  tx: Executor,
  { orderId, client, now }: { orderId: string; client: ClientContact; now: Date },
): Promise<void> {
  const order = await findOrderFacts(tx, orderId);
  const { id: clientId, email, firstName, locale } = client;
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
