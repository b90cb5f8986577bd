import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
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
  /** What a renewal is for; of anything else the package says. */
  renewedMonths: number | null;
};

/** What stands in the service of a renewal, which has no record of its own (renewal.repository.ts). */
const RenewalData = z.object({
  companyName: z.optional(z.string()),
  ICE: z.nullish(z.string()),
  duration_months: z.optional(z.number()),
});

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
    .select({ company: companies, request: domiciliationRequests, data: orderServices.data })
    .from(orderServices)
    .leftJoin(companies, eq(companies.serviceId, orderServices.id))
    .leftJoin(domiciliationRequests, eq(domiciliationRequests.serviceId, orderServices.id))
    .where(eq(orderServices.orderId, orderId))
    .orderBy(asc(orderServices.position))
    .limit(1);
  const { company, request, data } = about ?? {};
  const renewal = z.parse(RenewalData, data ?? {});
  const name = company?.companyName ?? request?.companyName ?? renewal.companyName ?? null;
  const ice = company?.ice ?? request?.ice ?? renewal.ICE ?? null;
  return {
    order,
    client: { ...client.client, email: client.email },
    company: { name, ice },
    renewedMonths: renewal.duration_months ?? null,
  };
}
