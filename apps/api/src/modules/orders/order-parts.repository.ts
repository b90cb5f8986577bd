import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { perExecutor, prepared } from '../../database/prepared-statements.ts';
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

const statements = perExecutor((db) => {
  const ofOrder = sql.placeholder('orderId');
  return {
    services: prepared(
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
    ),
    associates: prepared(
      db
        .select(getTableColumns(associates))
        .from(associates)
        .innerJoin(companies, eq(companies.id, associates.companyId))
        .innerJoin(orderServices, eq(orderServices.id, companies.serviceId))
        .where(eq(orderServices.orderId, ofOrder))
        .orderBy(asc(associates.position)),
    ),
    managers: prepared(
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
    ),
    events: prepared(
      db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, ofOrder))
        .orderBy(asc(orderEvents.id)),
    ),
    openCorrections: prepared(
      db
        .select()
        .from(orderCorrections)
        .where(and(eq(orderCorrections.orderId, ofOrder), isNull(orderCorrections.resolvedAt)))
        .orderBy(asc(orderCorrections.createdAt), asc(orderCorrections.field)),
    ),
    documents: prepared(
      db
        .select()
        .from(documents)
        .where(eq(documents.orderId, ofOrder))
        .orderBy(asc(documents.createdAt), asc(documents.id))
        .limit(EMBEDDED_MAX),
    ),
    bill: prepared(db.select().from(bills).where(isNewestBill(db, ofOrder))),
  };
});

/** Everything that belongs to an order, in a fixed number of statements however many people are in it. */
export async function findParts(db: Executor, orderId: string): Promise<OrderParts> {
  const of = statements(db);
  const services = await of.services.execute({ orderId });
  const hasCompany = services.some(({ company }) => company !== null);
  const hasManagers = hasCompany || services.some(({ domiciliation }) => domiciliation !== null);
  return {
    services,
    associates: hasCompany ? await of.associates.execute({ orderId }) : [],
    managers: hasManagers ? await of.managers.execute({ orderId }) : [],
    events: await of.events.execute({ orderId }),
    corrections: await of.openCorrections.execute({ orderId }),
    documents: await of.documents.execute({ orderId }),
    bill: (await of.bill.execute({ orderId })).at(0) ?? null,
  };
}
