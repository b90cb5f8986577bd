import { orderPath } from '../../../client-paths.ts';
import type { Executor } from '../../../database/client.ts';
import { HttpError } from '../../../http/http-error.ts';
import { notify } from '../../../notifications/notify.ts';
import type { Session } from '../../../sessions/sessions.ts';
import { insertNote } from './order-edit.repository.ts';
import { findOrderRow } from '../read/order.repository.ts';

type NewNote = { orderId: string; actor: Session; text: string; visible: boolean; now: Date };

/** Adds a note to an order's timeline. @returns the note as the staff sees it */
export async function noteOnOrder(
  tx: Executor,
  { orderId, actor, text: message, visible, now }: NewNote,
) {
  const order = await findOrderRow(tx, orderId);
  if (order === null) throw new HttpError('not_found');
  const author = await insertNote(tx, { orderId, actor, message, visible, now });
  if (visible) {
    const { clientId: userId, reference } = order;
    const link = orderPath(order.id);
    await notify(tx, {
      userId,
      type: 'order',
      code: 'order_note',
      params: { reference },
      link,
      now,
    });
  }
  const { role } = actor;
  const shown = { visible_to_client: visible, author };
  return { at: now.toISOString(), status: null, actor: role, message, ...shown };
}
