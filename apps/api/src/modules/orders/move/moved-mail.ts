import type { ParsedInputOf, previewOrderTransition } from '@tassis/contracts';
import { mayMoveOrder, type OrderStatus } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Executor } from '../../../database/client.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { ContentOf } from '../../../mail/template.ts';
import type { Session } from '../../../sessions/sessions.ts';
import { findClientContact } from '../../clients/client-contact.repository.ts';
import { findOrderFacts } from '../read/order-facts.repository.ts';
import type { OrderRow } from '../read/order-wire.ts';

type Move = {
  orderId: string;
  firstName: string;
  to: OrderStatus;
  /** The message, if the client may read it. */
  message: string | null;
  /** The paths of the fields to correct. */
  fields: readonly string[];
};

/** The mail to a client about a new status of their order. */
export async function movedMail(
  db: Executor,
  { orderId, to: status, ...said }: Move,
): Promise<ContentOf['order-moved']> {
  return { template: 'order-moved', ...said, status, order: await findOrderFacts(db, orderId) };
}

type Previewed = ParsedInputOf<typeof previewOrderTransition>['body'] & {
  order: OrderRow;
  actor: Session;
};

/** The mail that a status change would send; null for a client who wants none. Throws `transition_not_allowed`. */
export async function previewMovedMail(
  db: Executor,
  { order, actor, to, message, fields = [], visible_to_client: visible }: Previewed,
): Promise<{ content: ContentOf['order-moved']; locale: Locale } | null> {
  if (!mayMoveOrder(actor.role, order.status, to)) throw new HttpError('transition_not_allowed');
  const { firstName, locale, preferences } = await findClientContact(db, order.clientId);
  if (!preferences.order.mail) return null;
  const isRead = to === 'awaiting_client' || visible === true;
  const content = await movedMail(db, {
    orderId: order.id,
    firstName,
    to,
    message: (isRead && message?.trim()) || null,
    fields,
  });
  return { content, locale };
}
