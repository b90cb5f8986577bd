import type { BillStatus } from '@tassis/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills, orders, payments, refunds } from '../../database/schema/index.ts';
import { holdClient } from '../clients/hold-client.repository.ts';

export type BillRow = typeof bills.$inferSelect;
type NewBill = Omit<typeof bills.$inferInsert, 'search'> & { search: string };

export async function insertBill(tx: Executor, { search, ...bill }: NewBill): Promise<BillRow> {
  const values = { ...bill, search: sql`fold_text(${search})` };
  const [row] = await tx.insert(bills).values(values).returning();
  if (row === undefined) throw new Error('The bill was not written');
  return row;
}

/**
 * Locks and reads a bill. Client and order are locked first, in the same order as by a transaction that moves the
 * order, so that two such transactions never deadlock.
 */
export async function lockBill(tx: Executor, id: string): Promise<BillRow | null> {
  const ids = { orderId: bills.orderId, clientId: bills.clientId };
  const [known] = await tx.select(ids).from(bills).where(eq(bills.id, id));
  if (known === undefined) return null;
  const { orderId, clientId } = known;
  await holdClient(tx, clientId);
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [row] = await tx.select().from(bills).where(eq(bills.id, id)).for('update');
  return row ?? null;
}

/** Locks and reads the bill of an order in the same way; null when it has none, or a cancelled one. */
export async function lockBillOfOrder(tx: Executor, orderId: string): Promise<BillRow | null> {
  const stands = and(eq(bills.kind, 'bill'), ne(bills.status, 'cancelled'));
  const [row] = await tx
    .select()
    .from(bills)
    .where(and(eq(bills.orderId, orderId), stands))
    .for('update');
  return row ?? null;
}

/** When the order of a bill was placed. */
export async function findOrderedAt(tx: Executor, orderId: string): Promise<Date> {
  const [row] = await tx
    .select({ at: orders.createdAt })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (row === undefined) throw new Error('A bill needs an order');
  return row.at;
}

type BillChange = {
  status?: BillStatus;
  paidCentimes?: number;
  surplusCentimes?: number;
  refundedCentimes?: number;
  remindedAt?: Date;
};

/** @returns the bill after the change */
export async function changeBill(tx: Executor, id: string, change: BillChange): Promise<BillRow> {
  const [row] = await tx
    .update(bills)
    .set({ ...change, version: sql`${bills.version} + 1` })
    .where(eq(bills.id, id))
    .returning();
  if (row === undefined) throw new Error('The bill was not changed');
  return row;
}

export async function insertPayment(
  tx: Executor,
  payment: typeof payments.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(payments).values(payment).returning({ id: payments.id });
  if (row === undefined) throw new Error('The payment was not written');
  return row.id;
}

export async function insertRefund(
  tx: Executor,
  refund: typeof refunds.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(refunds).values(refund).returning({ id: refunds.id });
  if (row === undefined) throw new Error('The refund was not written');
  return row.id;
}

/** How many payments a bill has. */
export function countPayments(tx: Executor, billId: string): Promise<number> {
  return tx.$count(payments, eq(payments.billId, billId));
}
