import type { ListQuery } from '../../lists/page-request.ts';
import type { Database } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { success, successPage } from '../../http/success.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import type { Session } from '../../sessions/sessions.ts';
import { findMessages, keyOfMessage, markRead, toMessage } from './message.repository.ts';
import { holdThread, requireThreadOrder, getSide, touchThread } from './thread.repository.ts';

type Thread = { orderId: string; actor: Session };

/** A page of an order's messages, for its client or the staff. */
export async function readThread(
  db: Database,
  { orderId, actor, query }: Thread & { query: ListQuery },
) {
  await requireThreadOrder(db, { orderId, actor });
  const request = toPageRequest(query);
  const { rows, meta } = toPage(request, await findMessages(db, orderId, request), keyOfMessage);
  return successPage(rows.map(toMessage), meta);
}

/** Marks what the other side wrote as read, up to a message. */
export function markThreadRead(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { orderId, actor, until }: Thread & { until: string },
) {
  return db.transaction(async (tx) => {
    await requireThreadOrder(tx, { orderId, actor });
    // Concurrent writers wait, so that the read mark misses no message.
    await holdThread(tx, orderId);
    const reader = getSide(actor);
    const marked = await markRead(tx, { orderId, until, reader, now: clock() });
    if (marked > 0) await touchThread(tx, orderId);
    return success({ marked });
  });
}
