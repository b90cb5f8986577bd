import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, orders } from '../../database/schema/index.ts';

/** Whether this client exists and, if an order is given, the order is theirs. */
export async function isTheirs(
  db: Executor,
  { clientId, orderId }: { clientId: string; orderId: string | null },
): Promise<boolean> {
  const found =
    orderId === null
      ? await db.$count(clients, eq(clients.userId, clientId))
      : await db.$count(orders, and(eq(orders.id, orderId), eq(orders.clientId, clientId)));
  return found > 0;
}
