import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  clients,
  companies,
  domiciliationRequests,
  domiciliations,
  orders,
  orderServices,
  users,
} from '../../database/schema/index.ts';

/** What the papers of a domiciliation are made of. */
export type DomiciliationSource = {
  domiciliation: typeof domiciliations.$inferSelect;
  order: typeof orders.$inferSelect;
  client: typeof clients.$inferSelect;
  email: string;
  /** SARL, SA… where the order says so. */
  legalForm: string | null;
};

/** Throws when there is no such domiciliation. */
export async function findDomiciliationSource(
  db: Executor,
  id: string,
): Promise<DomiciliationSource> {
  const [row] = await db
    .select({
      domiciliation: domiciliations,
      order: orders,
      client: clients,
      email: users.email,
      formOfNew: companies.legalForm,
      formOfOld: domiciliationRequests.legalForm,
    })
    .from(domiciliations)
    .innerJoin(clients, eq(clients.userId, domiciliations.clientId))
    .innerJoin(users, eq(users.id, domiciliations.clientId))
    .innerJoin(orderServices, eq(orderServices.id, domiciliations.serviceId))
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .leftJoin(companies, eq(companies.serviceId, orderServices.id))
    .leftJoin(domiciliationRequests, eq(domiciliationRequests.serviceId, orderServices.id))
    .where(eq(domiciliations.id, id));
  if (row === undefined) throw new Error('There is no such domiciliation');
  const { formOfNew, formOfOld, ...source } = row;
  return { ...source, legalForm: formOfNew ?? formOfOld };
}
