import type { BillStatus } from '@tassis/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills, payments } from '../../database/schema/index.ts';

export type BillRow = typeof bills.$inferSelect;
type NewBill = Omit<typeof bills.$inferInsert, 'search'> & { search: string };

export async function insertBill(tx: Executor, { search, ...bill }: NewBill): Promise<BillRow> {
  const values = { ...bill, search: sql`fold_text(${search})` };
  const [row] = await tx.insert(bills).values(values).returning();
  if (row === undefined) throw new Error('The bill was not written');
  return row;
}

/** The bill as it stands, kept from other writers until the transaction ends. */
export async function lockBill(tx: Executor, id: string): Promise<BillRow | null> {
  const [row] = await tx.select().from(bills).where(eq(bills.id, id)).for('update');
  return row ?? null;
}

/** The bill of an order, kept likewise; null before there is one. */
export async function lockBillOfOrder(tx: Executor, orderId: string): Promise<BillRow | null> {
  const isBill = and(eq(bills.orderId, orderId), eq(bills.kind, 'bill'));
  const [row] = await tx.select().from(bills).where(isBill).for('update');
  return row ?? null;
}

type BillChange = { status?: BillStatus; paidCentimes?: number; remindedAt?: Date };

export async function changeBill(tx: Executor, id: string, change: BillChange): Promise<void> {
  await tx
    .update(bills)
    .set({ ...change, version: sql`${bills.version} + 1` })
    .where(eq(bills.id, id));
}

export async function insertPayment(
  tx: Executor,
  payment: typeof payments.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(payments).values(payment).returning({ id: payments.id });
  if (row === undefined) throw new Error('The payment was not written');
  return row.id;
}
