import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { orders, orderServices } from '../../database/schema/index.ts';
import type { OrderFacts } from '../../mail/mail-content.ts';

/** What mails repeat of an order. */
export async function findOrderFacts(db: Executor, orderId: string): Promise<OrderFacts> {
  const rows = await db
    .select({
      id: orders.id,
      reference: orders.reference,
      package: orders.package,
      total: orders.totalCentimes,
      service: orderServices.type,
    })
    .from(orders)
    .innerJoin(orderServices, eq(orderServices.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderServices.position));
  const [first] = rows;
  if (first === undefined) throw new Error('An order has no service');
  const { id, reference, total, package: bought } = first;
  const services = rows.map(({ service }) => service);
  return { id, reference, services, package: bought?.name ?? null, total };
}
