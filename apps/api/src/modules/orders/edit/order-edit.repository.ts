import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/client.ts';
import { orderEvents, orders, users } from '../../../database/schema/index.ts';
import type { Session } from '../../../sessions/sessions.ts';
import type { OrderRow } from '../read/order-wire.ts';

type NewNote = {
  orderId: string;
  actor: Pick<Session, 'userId' | 'role'>;
  message: string;
  visible: boolean;
  now: Date;
};

/** Adds a note to the timeline of an order without a status change. @returns the author's name */
export async function insertNote(
  tx: Executor,
  { orderId, actor, message, visible, now }: NewNote,
): Promise<string | null> {
  const { role, userId: actorId } = actor;
  const name = tx.select({ name: users.userName }).from(users).where(eq(users.id, actorId));
  const [written] = await tx
    .insert(orderEvents)
    .values({ orderId, at: now, actor: role, actorId, message, visibleToClient: visible })
    .returning({ author: sql<string | null>`(${name})` });
  return written?.author ?? null;
}

/** Increases the version of an edited order. */
export async function nextVersion(tx: Executor, order: OrderRow, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ version: order.version + 1, updatedAt: now })
    .where(eq(orders.id, order.id));
}

/** Assigns an order to a member of the staff, or to nobody. */
export async function changeAssignee(
  tx: Executor,
  order: OrderRow,
  { assignedTo, now }: { assignedTo: string | null; now: Date },
): Promise<void> {
  await tx
    .update(orders)
    .set({ assignedTo, version: order.version + 1, updatedAt: now })
    .where(eq(orders.id, order.id));
}
