import { mayMoveOrder } from '@tassis/domain';
import { correctionsPath, orderPath } from '../../../client-paths.ts';
import type { Executor } from '../../../database/client.ts';
import { HttpError } from '../../../http/http-error.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { notify, type NotificationContent } from '../../../notifications/notify.ts';
import { findClientContact } from '../../clients/client-contact.repository.ts';
import type { Move } from './move.ts';
import { movedMail } from './moved-mail.ts';
import { writeMove } from './order-move.repository.ts';
import { promiseNextStep } from './promise-next-step.service.ts';

/**
 * Changes the status of an order; no other code does. Writes the timeline, opens or resolves corrections, notifies the
 * client. Throws `transition_not_allowed`.
 */
export async function moveOrder(tx: Executor, move: Move): Promise<void> {
  const { order, to, actor } = move;
  if (!mayMoveOrder(actor.role, order.status, to)) throw new HttpError('transition_not_allowed');
  await writeMove(tx, move, await expectedAfter(tx, move));
  await tell(tx, move);
}

/** The start of a review does not postpone the answer that was promised with the order. */
async function expectedAfter(tx: Executor, { order, to, now }: Move): Promise<string | null> {
  if (order.status === 'submitted' && to === 'in_review') return order.expectedBy;
  return promiseNextStep(tx, { status: to, service: order.service, since: now });
}

async function tell(
  tx: Executor,
  { order, to, message, visible, corrections = [], now }: Move,
): Promise<void> {
  const { clientId, reference } = order;
  const link = to === 'awaiting_client' ? correctionsPath(order.id) : orderPath(order.id);
  const news: NotificationContent =
    to === 'awaiting_client'
      ? { code: 'order_needs_correction', params: { reference } }
      : { code: 'order_moved', params: { reference, status: to } };
  await notify(tx, { userId: clientId, type: 'order', ...news, link, now });
  const { email, firstName, locale, preferences } = await findClientContact(tx, clientId);
  if (!preferences.order.mail) return;
  await queueMail(tx, {
    content: await movedMail(tx, {
      orderId: order.id,
      firstName,
      to,
      message: visible ? message : null,
      fields: corrections.map(({ field }) => field),
    }),
    to: email,
    userId: clientId,
    locale,
    // An order may have the same status twice, but each version has one status.
    dedupeKey: `order-moved:${order.id}:${order.version + 1}`,
    now,
  });
}
