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
import type { BillLine } from './bill-record.ts';

type OrderRow = typeof orders.$inferSelect;
type ClientRow = typeof clients.$inferSelect & { email: string };

/** What a bill is made of: the order, who ordered, and the company that it is about. */
export type BillSource = {
  order: OrderRow;
  client: ClientRow;
  company: { name: string | null; ice: string | null };
  /** What a renewal is for; null of anything else, which the package says. */
  renewal: Required<Pick<BillLine, 'months' | 'period'>> | null;
};

/** What stands in the service of a renewal, which has no record of its own (renewal.repository.ts). */
const RenewalData = z.object({
  companyName: z.optional(z.string()),
  ICE: z.nullish(z.string()),
  domiciliation_id: z.optional(z.string()),
  duration_months: z.optional(z.number()),
  start_date: z.optional(z.string()),
  end_date: z.optional(z.string()),
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
  const form = z.parse(RenewalData, data ?? {});
  const name = company?.companyName ?? request?.companyName ?? form.companyName ?? null;
  const ice = company?.ice ?? request?.ice ?? form.ICE ?? null;
  return {
    order,
    client: { ...client.client, email: client.email },
    company: { name, ice },
    renewal: renewalOf(form),
  };
}

/** What was ordered once more; a domiciliation that is new names none. */
function renewalOf(form: z.output<typeof RenewalData>): BillSource['renewal'] {
  const { domiciliation_id: renewed, duration_months: months } = form;
  const { start_date: from, end_date: to } = form;
  if (renewed === undefined || months === undefined) return null;
  if (from === undefined || to === undefined) return null;
  return { months, period: { from, to } };
}
