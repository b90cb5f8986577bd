import { OrderContent } from '@tassis/contracts/order-content';
import type { Quote } from '@tassis/domain';
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { parse } from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import { bills, domiciliationPeriods, orderEvents, orders } from '../../database/schema/index.ts';
import { nextReference } from '../../references/next-reference.ts';
import { isNewestBill } from '../bills/newest-bill.ts';
import type { DomiciliationRow } from './domiciliation.repository.ts';

export type NewRenewal = {
  /** The previous last day. */
  domiciliation: DomiciliationRow;
  months: number;
  endDate: string;
  quote: Quote;
  /** The Idempotency-Key, if the caller sent one, and the hash of the body. */
  key: string | null;
  hash: string;
  now: Date;
};

/** The package of the order that opened a domiciliation, as it was bought. */
async function findPackage(tx: Executor, { orderId }: DomiciliationRow) {
  const [row] = await tx
    .select({ bought: orders.package })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.bought ?? null;
}

/**
 * Writes the order of a renewal, completed at once, and the period that it pays for.
 * The counter of order numbers stays locked until the transaction ends.
 */
export async function insertRenewal(
  tx: Executor,
  renewal: NewRenewal,
): Promise<{ id: string; reference: string }> {
  const { domiciliation, months, endDate, quote, now } = renewal;
  const { id: domiciliationId, clientId, endDate: startDate } = domiciliation;
  const bought = await findPackage(tx, domiciliation);
  const reference = await nextReference(tx, 'CMD', now);
  const status = 'completed';
  const [order] = await tx
    .insert(orders)
    .values({
      reference,
      clientId,
      status,
      content: parse(OrderContent, toRenewalContent(renewal)),
      package: bought,
      pricing: quote,
      totalCentimes: quote.total,
      submissionKey: renewal.key,
      submissionHash: renewal.hash,
      // `domiciliations.search` is already folded.
      search: sql`fold_text(${reference}) || E'\n' || ${domiciliation.search}`,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: orders.id, reference: orders.reference });
  if (order === undefined) throw new Error('The order was not written');
  const orderId = order.id;
  await tx.insert(orderEvents).values([
    { orderId, at: now, status: 'submitted', actor: 'client', actorId: clientId },
    { orderId, at: now, status, actor: 'system' },
  ]);
  const period = { domiciliationId, orderId, startDate, endDate, months, createdAt: now };
  await tx.insert(domiciliationPeriods).values(period);
  return order;
}

/** The unpaid bill of a renewal, if there is one; the bill of the first period does not count. */
export async function findUnpaidRenewal(
  tx: Executor,
  { id, orderId: opening }: Pick<DomiciliationRow, 'id' | 'orderId'>,
): Promise<typeof bills.$inferSelect | null> {
  const [open] = await tx
    .select({ bill: bills })
    .from(domiciliationPeriods)
    .innerJoin(bills, eq(bills.orderId, domiciliationPeriods.orderId))
    .where(
      and(
        eq(domiciliationPeriods.domiciliationId, id),
        ne(domiciliationPeriods.orderId, opening),
        eq(bills.kind, 'bill'),
        notInArray(bills.status, ['paid', 'cancelled']),
      ),
    )
    .limit(1);
  return open?.bill ?? null;
}

function toRenewalContent({ domiciliation, months, endDate }: NewRenewal): OrderContent {
  return {
    schema: 1,
    kind: 'renewal',
    data: {
      domiciliation_id: domiciliation.id,
      companyName: domiciliation.companyName,
      ICE: domiciliation.ice,
      start_date: domiciliation.endDate,
      duration_months: months,
      end_date: endDate,
    },
  };
}

/** The number and the bill of a renewal, for the answer of a repeated call. */
export async function findRenewal(db: Executor, orderId: string) {
  const [row] = await db
    .select({
      order: { id: orders.id, reference: orders.reference },
      bill: { id: bills.id, number: bills.number, total: bills.totalCentimes, dueOn: bills.dueOn },
    })
    .from(orders)
    .innerJoin(bills, isNewestBill(db, orders.id))
    .where(eq(orders.id, orderId));
  if (row === undefined) throw new Error('A renewal has no bill');
  return row;
}
