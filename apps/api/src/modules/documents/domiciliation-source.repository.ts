import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  clients,
  companies,
  domiciliationPeriods,
  domiciliationRequests,
  domiciliations,
  orders,
  users,
} from '../../database/schema/index.ts';
import { companyFormName, domiciliationFormName } from './form-names.ts';
import { findSignatory } from './signatory.repository.ts';

/** What the documents of a domiciliation are made of. */
export type DomiciliationSource = {
  domiciliation: typeof domiciliations.$inferSelect;
  /** Number of the order that opens or renews it. */
  reference: string;
  /** What it was bought with, and for how long. */
  bought: Pick<
    typeof orders.$inferSelect,
    'pricing' | 'package' | 'includeOptionalCompanyCreation'
  >;
  months: number;
  /** Where the period ends that this order has bought. */
  endDate: string;
  client: typeof clients.$inferSelect;
  email: string;
  /** Who binds the company: a manager whom the order names, else the client. */
  signatory: string;
  /** SARL, SA… where the order says so, in French. */
  legalForm: string | null;
};

/** Throws when this order neither opens nor renews this domiciliation. */
export async function findDomiciliationSource(
  db: Executor,
  { domiciliationId: id, orderId }: { domiciliationId: string; orderId: string },
): Promise<DomiciliationSource> {
  const [row] = await db
    .select({
      domiciliation: domiciliations,
      reference: orders.reference,
      bought: {
        pricing: orders.pricing,
        package: orders.package,
        includeOptionalCompanyCreation: orders.includeOptionalCompanyCreation,
      },
      months: domiciliationPeriods.months,
      endDate: domiciliationPeriods.endDate,
      client: clients,
      email: users.email,
      formOfNew: companies.legalForm,
      formOfOld: domiciliationRequests.legalForm,
    })
    .from(domiciliations)
    .innerJoin(domiciliationPeriods, eq(domiciliationPeriods.domiciliationId, domiciliations.id))
    .innerJoin(orders, eq(orders.id, domiciliationPeriods.orderId))
    .innerJoin(clients, eq(clients.userId, domiciliations.clientId))
    .innerJoin(users, eq(users.id, domiciliations.clientId))
    .leftJoin(companies, eq(companies.serviceId, domiciliations.serviceId))
    .leftJoin(domiciliationRequests, eq(domiciliationRequests.serviceId, domiciliations.serviceId))
    .where(and(eq(domiciliations.id, id), eq(orders.id, orderId)));
  if (row === undefined) throw new Error('This order is about no such domiciliation');
  const { formOfNew, formOfOld, ...source } = row;
  const { client, domiciliation } = source;
  const named = await findSignatory(db, domiciliation.serviceId);
  return {
    ...source,
    signatory: named || `${client.firstName} ${client.lastName}`,
    legalForm: companyFormName(formOfNew) ?? domiciliationFormName(formOfOld),
  };
}
