import type { MessageSide } from '@tassis/domain';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { orderMessages, orders, orderThreads } from '../../database/schema/index.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Session } from '../../sessions/sessions.ts';

export type ThreadOrder = { id: string; reference: string; clientId: string };

/** The side of a thread on which somebody writes and reads. */
export function getSide({ role }: Pick<Session, 'role'>): MessageSide {
  return role === 'client' ? 'client' : 'staff';
}

/** The order of a thread; 404 also for a client whose order it is not. */
export async function requireThreadOrder(
  db: Executor,
  { orderId, actor }: { orderId: string; actor: Session },
): Promise<ThreadOrder> {
  const [order] = await db
    .select({ id: orders.id, reference: orders.reference, clientId: orders.clientId })
    .from(orders)
    .where(eq(orders.id, orderId));
  const isHidden = getSide(actor) === 'client' && order?.clientId !== actor.userId;
  if (order === undefined || isHidden) throw new HttpError('not_found');
  return order;
}

/**
 * Locks the thread for a new message of this side.
 * @returns its time: later than that of every earlier message, even if the clocks of two processes differ
 */
export async function advanceThread(
  tx: Executor,
  { order, side, now }: { order: ThreadOrder; side: MessageSide; now: Date },
): Promise<Date> {
  const { lastMessageAt, awaitsReplySince, unreadByClient } = orderThreads;
  const since = side === 'client' ? now : null;
  const [thread] = await tx
    .insert(orderThreads)
    .values({
      orderId: order.id,
      clientId: order.clientId,
      lastMessageAt: now,
      awaitsReplySince: since,
      unreadByClient: side === 'staff',
    })
    .onConflictDoUpdate({
      target: orderThreads.orderId,
      set: {
        lastMessageAt: sql`greatest(excluded.last_message_at, ${lastMessageAt} + interval '1 millisecond')`,
        awaitsReplySince:
          since === null ? null : sql`coalesce(${awaitsReplySince}, excluded.awaits_reply_since)`,
        unreadByClient: sql`${unreadByClient} OR excluded.unread_by_client`,
        version: sql`${orderThreads.version} + 1`,
      },
    })
    .returning({ at: lastMessageAt });
  if (thread === undefined) throw new Error('The thread was not written');
  return thread.at;
}

/** Stores a read mark, and announces it to open pages by the trigger of the thread. */
export async function touchThread(tx: Executor, orderId: string): Promise<void> {
  await tx
    .update(orderThreads)
    .set({
      unreadByClient: exists(unreadOfStaff(tx, orderId)),
      version: sql`${orderThreads.version} + 1`,
    })
    .where(eq(orderThreads.orderId, orderId));
}

function unreadOfStaff(tx: Executor, orderId: string) {
  const { id, side, readAt } = orderMessages;
  const unread = and(eq(orderMessages.orderId, orderId), eq(side, 'staff'), isNull(readAt));
  return tx.select({ id }).from(orderMessages).where(unread);
}

/** Holds a thread until the transaction ends. @returns its client; null when it is gone */
export async function holdThread(tx: Executor, orderId: string): Promise<ThreadOrder | null> {
  const [thread] = await tx
    .select({ id: orders.id, reference: orders.reference, clientId: orders.clientId })
    .from(orderThreads)
    .innerJoin(orders, eq(orders.id, orderThreads.orderId))
    .where(eq(orderThreads.orderId, orderId))
    .for('update', { of: orderThreads });
  return thread ?? null;
}
