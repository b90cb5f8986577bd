import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../database/client.ts';
import { orderCorrections, orderEvents, orders } from '../../../database/schema/index.ts';
import { HttpError } from '../../../http/http-error.ts';
import { staleVersion } from '../../../http/if-match.ts';
import { holdClient } from '../../clients/hold-client.repository.ts';
import type { Move } from './move-order.service.ts';
import type { OrderRow } from '../read/order-wire.ts';
import { findAdminOrder, findClientOrder } from '../read/order.repository.ts';

type Wanted = {
  id: string;
  /** The caller, when it is a client; the staff reaches every order. */
  clientId?: string;
  version: number;
};

/**
 * Keeps an order from being changed by others, and its client from leaving, until the transaction ends.
 * Throws `not_found`, and `stale_version` with the order as it is now when it is not the version that the
 * caller has seen.
 */
export async function lockOrder(
  tx: Executor,
  { id, clientId, version }: Wanted,
): Promise<OrderRow> {
  const isTheirs = clientId === undefined ? undefined : eq(orders.clientId, clientId);
  const wanted = and(eq(orders.id, id), isTheirs);
  const [known] = await tx.select({ clientId: orders.clientId }).from(orders).where(wanted);
  if (known === undefined) throw new HttpError('not_found');
  await holdClient(tx, known.clientId);
  const [row] = await tx.select().from(orders).where(wanted).for('update');
  if (row === undefined) throw new HttpError('not_found');
  if (row.version === version) return row;
  throw staleVersion(
    clientId === undefined
      ? await findAdminOrder(tx, id)
      : await findClientOrder(tx, { id, clientId }),
  );
}

/** Status and version of an order, what is expected next, its timeline and its corrections. */
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

/** A message that the client may not read becomes a note of its own: the move stays visible. */
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
