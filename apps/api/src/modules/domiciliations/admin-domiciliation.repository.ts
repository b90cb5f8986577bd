import type { AdminDomiciliation } from '@tassis/contracts';
import { toMad } from '@tassis/domain';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills, documents, domiciliationPeriods, orders } from '../../database/schema/index.ts';
import { isNewestBill } from '../bills/newest-bill.ts';
import { toDocument, findDocuments } from '../documents/document.repository.ts';
import { findAdminOrder } from '../orders/read/order.repository.ts';
import { findDomiciliation } from './domiciliation.repository.ts';
import { toAdminDomiciliationSummary } from './domiciliation-wire.ts';
import type { Outlook } from './outlook.ts';

/** A domiciliation with all details for the staff; null when there is none. */
export async function findAdminDomiciliation(
  db: Executor,
  id: string,
  outlook: Outlook,
): Promise<AdminDomiciliation | null> {
  const row = await findDomiciliation(db, id);
  if (row === null) return null;
  const opening = await findAdminOrder(db, row.order.id);
  const service = opening?.services.at(0);
  const periods = await findPeriods(db, id);
  const orderIds = [row.order.id, ...periods.map(({ order }) => order.id)];
  const domiciliationDocuments = await findDocuments(db, inArray(documents.orderId, orderIds));
  return {
    ...toAdminDomiciliationSummary(row, outlook),
    company: service?.company ?? null,
    request: service?.domiciliation ?? null,
    documents: domiciliationDocuments.map(toDocument),
    periods,
  };
}

async function findPeriods(db: Executor, id: string): Promise<AdminDomiciliation['periods']> {
  const rows = await db
    .select({
      period: domiciliationPeriods,
      order: { id: orders.id, reference: orders.reference },
      bill: {
        id: bills.id,
        number: bills.number,
        status: bills.status,
        totalCentimes: bills.totalCentimes,
      },
    })
    .from(domiciliationPeriods)
    .innerJoin(orders, eq(orders.id, domiciliationPeriods.orderId))
    .leftJoin(bills, isNewestBill(db, orders.id))
    .where(eq(domiciliationPeriods.domiciliationId, id))
    .orderBy(desc(domiciliationPeriods.endDate));
  return rows.map(({ period, order, bill }) => ({
    id: period.id,
    start_date: period.startDate,
    end_date: period.endDate,
    months: period.months,
    order,
    bill: bill && {
      id: bill.id,
      number: bill.number,
      status: bill.status,
      total: toMad(bill.totalCentimes),
    },
    created_at: period.createdAt.toISOString(),
  }));
}
