import type { OrderContent } from '@tassis/contracts/order-content';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import {
  clients,
  domiciliationPeriods,
  domiciliations,
  orders,
  users,
} from '../../database/schema/index.ts';
import { companyFormName, domiciliationFormName } from './form-names.ts';

const openings = alias(orders, 'openings');

/** The source of the documents of a domiciliation. */
export type DomiciliationSource = {
  domiciliation: typeof domiciliations.$inferSelect;
  /** The number of the order that opens or renews it. */
  reference: string;
  /** The package as bought, and the duration. */
  bought: Pick<
    typeof orders.$inferSelect,
    'pricing' | 'package' | 'includeOptionalCompanyCreation'
  >;
  months: number;
  /** The last day of the period that this order has bought. */
  endDate: string;
  client: typeof clients.$inferSelect;
  email: string;
  /** The person who signs for the company: a manager in the order, else the client. */
  signatory: string;
  /** The legal form (SARL, SA…) in French, if the order states it. */
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
      /** The content of the order that opened it. */
      content: openings.content,
    })
    .from(domiciliations)
    .innerJoin(domiciliationPeriods, eq(domiciliationPeriods.domiciliationId, domiciliations.id))
    .innerJoin(orders, eq(orders.id, domiciliationPeriods.orderId))
    .innerJoin(openings, eq(openings.id, domiciliations.orderId))
    .innerJoin(clients, eq(clients.userId, domiciliations.clientId))
    .innerJoin(users, eq(users.id, domiciliations.clientId))
    .where(and(eq(domiciliations.id, id), eq(orders.id, orderId)));
  if (row === undefined) throw new Error('This order is about no such domiciliation');
  const { content, ...source } = row;
  const { client } = source;
  return {
    ...source,
    signatory: signatoryIn(content) || `${client.firstName} ${client.lastName}`,
    legalForm: legalFormIn(content),
  };
}

/** The signatory of a company: the first associate who is a manager, else the first manager; '' when the order has none. */
export function signatoryIn({ data }: OrderContent): string {
  const owners = 'associates' in data ? data.associates : [];
  const managing = owners.filter((each) => each.associateType === 'physical' && each.isManager);
  const [named] = [...managing, ...('managers' in data ? data.managers : [])];
  return named === undefined || !('firstName' in named)
    ? ''
    : `${named.firstName} ${named.lastName}`.trim();
}

function legalFormIn({ kind, data }: OrderContent): string | null {
  if (kind === 'company_creation') return companyFormName(data.legalStatus);
  return kind === 'domiciliation' ? domiciliationFormName(data.formJuridique) : null;
}
