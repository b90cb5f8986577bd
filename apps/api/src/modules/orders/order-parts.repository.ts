import { and, asc, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  associates,
  bills,
  companies,
  documents,
  domiciliationRequests,
  managers,
  negativeCertificateRequests,
  orderCorrections,
  orderEvents,
  orderServices,
} from '../../database/schema/index.ts';
import { EMBEDDED_MAX } from '../documents/document.repository.ts';
import { isNewestBill } from '../bills/newest-bill.ts';
import type { OrderParts } from './order-wire.ts';
import type { ServiceParts } from './service-wire.ts';

/** Everything that belongs to an order, in a fixed number of statements however many people are in it. */
export async function findParts(db: Executor, orderId: string): Promise<OrderParts> {
  const services = await servicesOf(db, orderId);
  const hasCompany = services.some(({ company }) => company !== null);
  const hasManagers = hasCompany || services.some(({ domiciliation }) => domiciliation !== null);
  return {
    services,
    associates: hasCompany ? await associatesOf(db, orderId) : [],
    managers: hasManagers ? await managersOf(db, orderId) : [],
    events: await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.id)),
    corrections: await openCorrectionsOf(db, orderId),
    documents: await db
      .select()
      .from(documents)
      .where(eq(documents.orderId, orderId))
      .orderBy(asc(documents.createdAt), asc(documents.id))
      .limit(EMBEDDED_MAX),
    bill: await billOf(db, orderId),
  };
}

async function servicesOf(db: Executor, orderId: string): Promise<ServiceParts[]> {
  return db
    .select({
      service: orderServices,
      certificate: negativeCertificateRequests,
      company: companies,
      domiciliation: domiciliationRequests,
    })
    .from(orderServices)
    .leftJoin(
      negativeCertificateRequests,
      eq(negativeCertificateRequests.serviceId, orderServices.id),
    )
    .leftJoin(companies, eq(companies.serviceId, orderServices.id))
    .leftJoin(domiciliationRequests, eq(domiciliationRequests.serviceId, orderServices.id))
    .where(eq(orderServices.orderId, orderId))
    .orderBy(asc(orderServices.position));
}

async function associatesOf(db: Executor, orderId: string) {
  return db
    .select(getTableColumns(associates))
    .from(associates)
    .innerJoin(companies, eq(companies.id, associates.companyId))
    .innerJoin(orderServices, eq(orderServices.id, companies.serviceId))
    .where(eq(orderServices.orderId, orderId))
    .orderBy(asc(associates.position));
}

async function managersOf(db: Executor, orderId: string) {
  return db
    .select(getTableColumns(managers))
    .from(orderServices)
    .leftJoin(companies, eq(companies.serviceId, orderServices.id))
    .leftJoin(domiciliationRequests, eq(domiciliationRequests.serviceId, orderServices.id))
    .innerJoin(
      managers,
      or(
        eq(managers.companyId, companies.id),
        eq(managers.domiciliationRequestId, domiciliationRequests.id),
      ),
    )
    .where(eq(orderServices.orderId, orderId))
    .orderBy(asc(managers.position));
}

async function openCorrectionsOf(db: Executor, orderId: string) {
  return db
    .select()
    .from(orderCorrections)
    .where(and(eq(orderCorrections.orderId, orderId), isNull(orderCorrections.resolvedAt)))
    .orderBy(asc(orderCorrections.createdAt), asc(orderCorrections.field));
}

async function billOf(db: Executor, orderId: string) {
  const [bill] = await db.select().from(bills).where(isNewestBill(db, orderId));
  return bill ?? null;
}
