import { and, asc, eq, or } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  associates,
  companies,
  domiciliationRequests,
  managers,
} from '../../database/schema/index.ts';

/** Who binds a company by the order of this service: the first owner who manages it, else the first manager; '' when it names none. */
export async function findSignatory(db: Executor, serviceId: string): Promise<string> {
  const owners = await db
    .select({ first: associates.firstName, last: associates.lastName })
    .from(associates)
    .innerJoin(companies, eq(companies.id, associates.companyId))
    .where(and(eq(companies.serviceId, serviceId), eq(associates.isManager, true)))
    .orderBy(asc(associates.position))
    .limit(1);
  const others = await db
    .select({ first: managers.firstName, last: managers.lastName })
    .from(managers)
    .leftJoin(companies, eq(companies.id, managers.companyId))
    .leftJoin(domiciliationRequests, eq(domiciliationRequests.id, managers.domiciliationRequestId))
    .where(or(eq(companies.serviceId, serviceId), eq(domiciliationRequests.serviceId, serviceId)))
    .orderBy(asc(managers.position))
    .limit(1);
  const [named] = [...owners, ...others];
  return `${named?.first ?? ''} ${named?.last ?? ''}`.trim();
}
