import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  bills,
  clients,
  documents,
  orders,
  payments,
  refunds,
  users,
} from '../../database/schema/index.ts';
import { findDocuments } from '../documents/document.repository.ts';

/** SELECT of bills with their related rows; the caller adds conditions. */
export function selectBills(db: Executor) {
  return db
    .select({
      bill: bills,
      order: { id: orders.id, reference: orders.reference },
      client: {
        id: clients.userId,
        firstName: clients.firstName,
        lastName: clients.lastName,
        companyName: clients.companyName,
        email: users.email,
      },
    })
    .from(bills)
    .innerJoin(orders, eq(orders.id, bills.orderId))
    .innerJoin(clients, eq(clients.userId, bills.clientId))
    .innerJoin(users, eq(users.id, bills.clientId))
    .$dynamic();
}

export type ListedBill = Awaited<ReturnType<typeof selectBills>>[number];

/** A bill with its related rows. */
export type WholeBill = ListedBill & {
  payments: (typeof payments.$inferSelect)[];
  refunds: (typeof refunds.$inferSelect)[];
  documents: Awaited<ReturnType<typeof findDocuments>>;
  /** The credit note of a bill, or the bill of a credit note. */
  counterpart: Pick<
    ListedBill['bill'],
    'id' | 'number' | 'refundCentimes' | 'refundedCentimes'
  > | null;
};

/** A whole bill; null when there is none, or when it is another client's. */
export async function findBill(
  db: Executor,
  { id, clientId }: { id: string; clientId?: string },
): Promise<WholeBill | null> {
  const isTheirs = clientId === undefined ? undefined : eq(bills.clientId, clientId);
  const [row] = await selectBills(db).where(and(eq(bills.id, id), isTheirs));
  if (row === undefined) return null;
  const [counterpart] = await db
    .select({
      id: bills.id,
      number: bills.number,
      refundCentimes: bills.refundCentimes,
      refundedCentimes: bills.refundedCentimes,
    })
    .from(bills)
    .where(whereCounterpart(row));
  return {
    ...row,
    payments: await db
      .select()
      .from(payments)
      .where(eq(payments.billId, id))
      .orderBy(desc(payments.createdAt), desc(payments.id)),
    refunds: await db
      .select()
      .from(refunds)
      .where(eq(refunds.billId, id))
      .orderBy(desc(refunds.createdAt), desc(refunds.id)),
    documents: await findDocuments(db, eq(documents.billId, id)),
    counterpart: counterpart ?? null,
  };
}

/** Every bill and credit note of an order, the oldest first. */
export function findBillsOfOrder(db: Executor, orderId: string) {
  return db
    .select({ id: bills.id, number: bills.number, createdAt: bills.createdAt })
    .from(bills)
    .where(eq(bills.orderId, orderId))
    .orderBy(asc(bills.createdAt));
}

function whereCounterpart({ bill }: ListedBill): SQL | undefined {
  const { creditedBillId } = bill;
  const isItsBill = creditedBillId === null ? undefined : eq(bills.id, creditedBillId);
  return or(eq(bills.creditedBillId, bill.id), isItsBill);
}
