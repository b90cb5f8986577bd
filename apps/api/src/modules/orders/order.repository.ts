import type { Order } from '@tassis/contracts';
import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  negativeCertificateRequests,
  orderEvents,
  orders,
  orderServices,
} from '../../database/schema/index.ts';
import { orderOf } from './order-wire.ts';

/** An order of this client's; null also when it is somebody else's. */
export function findClientOrder(
  db: Executor,
  { clientId, id }: { clientId: string; id: string },
): Promise<Order | null> {
  return findOrder(db, and(eq(orders.clientId, clientId), eq(orders.id, id)));
}

/** The order that this client sent with this Idempotency-Key. */
export function findClientOrderByKey(
  db: Executor,
  { clientId, key }: { clientId: string; key: string },
): Promise<Order | null> {
  return findOrder(db, and(eq(orders.clientId, clientId), eq(orders.submissionKey, key)));
}

/** The newest order of this client's with the same body since a moment. */
export function findSameSince(
  db: Executor,
  { clientId, hash, since }: { clientId: string; hash: string; since: Date },
): Promise<Order | null> {
  return findOrder(
    db,
    and(
      eq(orders.clientId, clientId),
      eq(orders.submissionHash, hash),
      gt(orders.createdAt, since),
    ),
  );
}

/** The body's hash of the order sent with this key, if there is one. */
export async function findHashOfKey(
  db: Executor,
  { clientId, key }: { clientId: string; key: string },
): Promise<string | null> {
  const [row] = await db
    .select({ hash: orders.submissionHash })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), eq(orders.submissionKey, key)));
  return row?.hash ?? null;
}

async function findOrder(db: Executor, which: SQL | undefined): Promise<Order | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (row === undefined) return null;
  const services = await db
    .select({ service: orderServices, certificate: negativeCertificateRequests })
    .from(orderServices)
    .leftJoin(
      negativeCertificateRequests,
      eq(negativeCertificateRequests.serviceId, orderServices.id),
    )
    .where(eq(orderServices.orderId, row.id))
    .orderBy(asc(orderServices.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, row.id), eq(orderEvents.visibleToClient, true)))
    .orderBy(asc(orderEvents.id));
  return orderOf(row, { services, events });
}
