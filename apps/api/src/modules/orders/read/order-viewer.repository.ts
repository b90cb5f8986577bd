import type { OrderViewer } from '@tassis/contracts';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Executor } from '../../../database/client.ts';
import { orderViewers, users } from '../../../database/schema/index.ts';

/** A viewer who has not renewed for this time counts as gone. */
const GONE_AFTER_MS = 20_000;
/** More viewers than a firm has staff. */
const SHOWN_MAX = 50;

type Viewing = { orderId: string; userId: string };

/** Records that a member of the staff has an order open. */
export async function noteViewer(db: Executor, viewing: Viewing, now: Date): Promise<void> {
  await db
    .insert(orderViewers)
    .values({ ...viewing, seenAt: now })
    .onConflictDoUpdate({
      target: [orderViewers.orderId, orderViewers.userId],
      set: { seenAt: now },
    });
}

/** The other members of the staff who have it open. */
export function findOtherViewers(
  db: Executor,
  { orderId, userId }: Viewing,
  now: Date,
): Promise<OrderViewer[]> {
  return db
    .select({ id: users.id, name: users.userName })
    .from(orderViewers)
    .innerJoin(users, eq(users.id, orderViewers.userId))
    .where(
      and(
        eq(orderViewers.orderId, orderId),
        ne(orderViewers.userId, userId),
        gt(orderViewers.seenAt, new Date(now.getTime() - GONE_AFTER_MS)),
      ),
    )
    .orderBy(asc(users.userName), asc(users.id))
    .limit(SHOWN_MAX);
}

export async function removeViewer(db: Executor, { orderId, userId }: Viewing): Promise<void> {
  await db
    .delete(orderViewers)
    .where(and(eq(orderViewers.orderId, orderId), eq(orderViewers.userId, userId)));
}
