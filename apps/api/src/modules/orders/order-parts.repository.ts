import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { statementCache } from '../../database/prepared-statements.ts';
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
  users,
} from '../../database/schema/index.ts';
import { EMBEDDED_MAX } from '../documents/document.repository.ts';
import { isNewestBill } from '../bills/newest-bill.ts';
import type { OrderParts } from './order-wire.ts';

const prepared = statementCache();
const ofOrder = sql.placeholder('orderId');

/** Everything that belongs to an order, in a fixed number of statements however many people are in it. */
export async function findParts(db: Executor, orderId: string): Promise<OrderParts> {
  const services = await servicesOf(db, orderId);
  const hasCompany = services.some(({ company }) => company !== null);
  const hasManagers = hasCompany || services.some(({ domiciliation }) => domiciliation !== null);
  return {
    services,
    associates: hasCompany ? await associatesOf(db, orderId) : [],
    managers: hasManagers ? await managersOf(db, orderId) : [],
    events: await eventsOf(db, orderId),
    corrections: await openCorrectionsOf(db, orderId),
    documents: await documentsOf(db, orderId),
    bill: (await billsOf(db, orderId)).at(0) ?? null,
  };
}

function servicesOf(db: Executor, orderId: string) {
  const built = prepared(db, 'services', () =>
    db
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
      .where(eq(orderServices.orderId, ofOrder))
      .orderBy(asc(orderServices.position)),
  );
  return built.execute({ orderId });
}

function associatesOf(db: Executor, orderId: string) {
  const built = prepared(db, 'associates', () =>
    db
      .select(getTableColumns(associates))
      .from(associates)
      .innerJoin(companies, eq(companies.id, associates.companyId))
      .innerJoin(orderServices, eq(orderServices.id, companies.serviceId))
      .where(eq(orderServices.orderId, ofOrder))
      .orderBy(asc(associates.position)),
  );
  return built.execute({ orderId });
}

function managersOf(db: Executor, orderId: string) {
  const built = prepared(db, 'managers', () =>
    db
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
      .where(eq(orderServices.orderId, ofOrder))
      .orderBy(asc(managers.position)),
  );
  return built.execute({ orderId });
}

function eventsOf(db: Executor, orderId: string) {
  const built = prepared(db, 'events', () =>
    db
      .select({ ...getTableColumns(orderEvents), author: users.userName })
      .from(orderEvents)
      .leftJoin(users, eq(users.id, orderEvents.actorId))
      .where(eq(orderEvents.orderId, ofOrder))
      .orderBy(asc(orderEvents.id)),
  );
  return built.execute({ orderId });
}

function openCorrectionsOf(db: Executor, orderId: string) {
  const built = prepared(db, 'openCorrections', () =>
    db
      .select()
      .from(orderCorrections)
      .where(and(eq(orderCorrections.orderId, ofOrder), isNull(orderCorrections.resolvedAt)))
      .orderBy(asc(orderCorrections.createdAt), asc(orderCorrections.field)),
  );
  return built.execute({ orderId });
}

function documentsOf(db: Executor, orderId: string) {
  const built = prepared(db, 'documents', () =>
    db
      .select()
      .from(documents)
      .where(eq(documents.orderId, ofOrder))
      .orderBy(asc(documents.createdAt), asc(documents.id))
      .limit(EMBEDDED_MAX),
  );
  return built.execute({ orderId });
}

function billsOf(db: Executor, orderId: string) {
  const built = prepared(db, 'bill', () =>
    db.select().from(bills).where(isNewestBill(db, ofOrder)),
  );
  return built.execute({ orderId });
}
