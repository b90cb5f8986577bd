import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../database/client.ts';
import { orderCorrections, orderEvents, orders } from '../../../database/schema/index.ts';
import type { Move } from './move.ts';

/** Writes the status, version and promised day of an order, its timeline and its corrections. */
export async function writeMove(
  tx: Executor,
  move: Move,
  expectedBy: string | null,
): Promise<void> {
  const { order, to: status, now, corrections = [] } = move;
  await tx
    .update(orders)
    .set({ status, expectedBy, version: order.version + 1, updatedAt: now })
    .where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values(toEvents(move));
  if (order.status === 'awaiting_client') await resolveCorrections(tx, order.id, now);
  if (corrections.length > 0) {
    await tx
      .insert(orderCorrections)
      .values(corrections.map((each) => ({ ...each, orderId: order.id, createdAt: now })));
  }
}

/** A message that the client may not read becomes an event of its own, so that the status change stays visible. */
function toEvents({ order, to, actor, message, visible, now }: Move) {
  const about = { orderId: order.id, at: now, actor: actor.role, actorId: actor.userId };
  const moved = { ...about, status: to, message: visible ? message : null };
  return visible || message === null
    ? [moved]
    : [moved, { ...about, status: null, message, visibleToClient: false }];
}

async function resolveCorrections(tx: Executor, orderId: string, now: Date): Promise<void> {
  await tx
    .update(orderCorrections)
    .set({ resolvedAt: now })
    .where(and(eq(orderCorrections.orderId, orderId), isNull(orderCorrections.resolvedAt)));
}
