import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  associates,
  companies,
  domiciliationRequests,
  negativeCertificateRequests,
  orderServices,
} from '../../database/schema/index.ts';

/** A service of an order with what its client said about it. */
export type OrderedService = {
  service: typeof orderServices.$inferSelect;
  company: typeof companies.$inferSelect | null;
  domiciliation: typeof domiciliationRequests.$inferSelect | null;
  certificate: typeof negativeCertificateRequests.$inferSelect | null;
};

/** The services of an order, in its order. */
export function findOrderedServices(db: Executor, orderId: string): Promise<OrderedService[]> {
  return db
    .select({
      service: orderServices,
      company: companies,
      domiciliation: domiciliationRequests,
      certificate: negativeCertificateRequests,
    })
    .from(orderServices)
    .leftJoin(companies, eq(companies.serviceId, orderServices.id))
    .leftJoin(domiciliationRequests, eq(domiciliationRequests.serviceId, orderServices.id))
    .leftJoin(
      negativeCertificateRequests,
      eq(negativeCertificateRequests.serviceId, orderServices.id),
    )
    .where(eq(orderServices.orderId, orderId))
    .orderBy(asc(orderServices.position));
}

/** Who owns a company: 'Khadija Alaoui', 'Atlas Holding'. */
export async function findOwnerNames(db: Executor, companyId: string): Promise<string[]> {
  const owners = await db
    .select({
      first: associates.firstName,
      last: associates.lastName,
      company: associates.companyName,
    })
    .from(associates)
    .where(eq(associates.companyId, companyId))
    .orderBy(asc(associates.position));
  return owners.map(({ first, last, company }) => company ?? `${first ?? ''} ${last ?? ''}`.trim());
}
