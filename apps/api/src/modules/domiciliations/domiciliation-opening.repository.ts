import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  clients,
  companies,
  domiciliationPeriods,
  domiciliationRequests,
  domiciliations,
  orders,
  orderServices,
  users,
} from '../../database/schema/index.ts';

/** What an order asks for, of which a domiciliation may come. */
export type Ordered = {
  serviceId: string;
  request: typeof domiciliationRequests.$inferSelect | null;
  company: typeof companies.$inferSelect | null;
  client: { firstName: string; lastName: string; email: string };
};

export async function findOrdered(tx: Executor, orderId: string): Promise<Ordered> {
  const [ordered] = await tx
    .select({
      serviceId: orderServices.id,
      request: domiciliationRequests,
      company: companies,
      client: { firstName: clients.firstName, lastName: clients.lastName, email: users.email },
    })
    .from(orderServices)
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(clients, eq(clients.userId, orders.clientId))
    .innerJoin(users, eq(users.id, orders.clientId))
    .leftJoin(domiciliationRequests, eq(domiciliationRequests.serviceId, orderServices.id))
    .leftJoin(companies, eq(companies.serviceId, orderServices.id))
    .where(eq(orderServices.orderId, orderId))
    .orderBy(asc(orderServices.position))
    .limit(1);
  if (ordered === undefined) throw new Error('An order has no service');
  return ordered;
}

type NewDomiciliation = {
  clientId: string;
  orderId: string;
  serviceId: string;
  companyName: string;
  ice: string | null;
  startDate: string;
  endDate: string;
  months: number;
  monthlyRateCentimes: number;
  search: string;
  now: Date;
};

/** Writes a domiciliation with its first period. @returns its id */
export async function insertDomiciliation(
  tx: Executor,
  { orderId, months, search, now, ...about }: NewDomiciliation,
): Promise<string> {
  const [row] = await tx
    .insert(domiciliations)
    .values({ ...about, search: sql`fold_text(${search})`, createdAt: now })
    .returning({ id: domiciliations.id });
  if (row === undefined) throw new Error('The domiciliation was not written');
  const { startDate, endDate } = about;
  const period = { domiciliationId: row.id, orderId, startDate, endDate, months, createdAt: now };
  await tx.insert(domiciliationPeriods).values(period);
  return row.id;
}
