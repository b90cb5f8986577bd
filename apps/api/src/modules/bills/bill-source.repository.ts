import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  clients,
  companies,
  domiciliationRequests,
  orders,
  orderServices,
  users,
} from '../../database/schema/index.ts';

type OrderRow = typeof orders.$inferSelect;
type ClientRow = typeof clients.$inferSelect & { email: string };

/** What a bill is made of: the order, who ordered, and the company that it is about. */
export type BillSource = {
  order: OrderRow;
  client: ClientRow;
  company: { name: string | null; ice: string | null };
};

/** Reads it, and keeps the order from other writers until the transaction ends. */
export async function lockBillSource(tx: Executor, orderId: string): Promise<BillSource> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (order === undefined) throw new Error('A bill needs an order');
  const [client] = await tx
    .select({ client: clients, email: users.email })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.userId, order.clientId));
  if (client === undefined) throw new Error('An order needs a client');
  const [about] = await tx
    .select({ company: companies, request: domiciliationRequests })
    .from(orderServices)
    .leftJoin(companies, eq(companies.serviceId, orderServices.id))
    .leftJoin(domiciliationRequests, eq(domiciliationRequests.serviceId, orderServices.id))
    .where(eq(orderServices.orderId, orderId))
    .orderBy(asc(orderServices.position))
    .limit(1);
  const { company, request } = about ?? {};
  const name = company?.companyName ?? request?.companyName ?? null;
  const ice = company?.ice ?? request?.ice ?? null;
  return { order, client: { ...client.client, email: client.email }, company: { name, ice } };
}
