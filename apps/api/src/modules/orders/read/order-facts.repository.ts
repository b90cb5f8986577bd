import { eq } from 'drizzle-orm';
import type { Executor } from '../../../database/client.ts';
import { orders } from '../../../database/schema/index.ts';
import type { OrderFacts } from '../../../mail/mail-content.ts';

/** The facts of an order that mails repeat. */
export async function findOrderFacts(db: Executor, orderId: string): Promise<OrderFacts> {
  const [row] = await db
    .select({
      id: orders.id,
      reference: orders.reference,
      package: orders.package,
      total: orders.totalCentimes,
      service: orders.service,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (row === undefined) throw new Error('There is no such order');
  const { id, reference, total, service, package: bought } = row;
  return { id, reference, services: [service], package: bought?.name ?? null, total };
}
