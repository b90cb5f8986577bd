import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliationPeriods, domiciliations, orders } from '../../database/schema/index.ts';

/** The reference of an order; null when there is none. */
export async function findReference(db: Executor, orderId: string): Promise<string | null> {
  const [order] = await db
    .select({ reference: orders.reference })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.reference ?? null;
}

/** A domiciled company; null when there is none. */
export async function findCompany(db: Executor, id: string) {
  const [company] = await db
    .select({ clientId: domiciliations.clientId, name: domiciliations.companyName })
    .from(domiciliations)
    .where(eq(domiciliations.id, id));
  return company ?? null;
}

/** The first order of a domiciled company and those of its renewals, oldest first. */
export function findCompanyOrders(db: Executor, domiciliationId: string) {
  return db
    .select({ id: orders.id, reference: orders.reference })
    .from(domiciliationPeriods)
    .innerJoin(orders, eq(orders.id, domiciliationPeriods.orderId))
    .where(eq(domiciliationPeriods.domiciliationId, domiciliationId))
    .orderBy(asc(domiciliationPeriods.endDate));
}
