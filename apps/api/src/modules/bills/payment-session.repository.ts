import type { PaymentProviderName, PaymentSessionStatus } from '@tassis/domain';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { paymentSessions } from '../../database/schema/index.ts';

export type PaymentSessionRow = typeof paymentSessions.$inferSelect;

export async function insertSession(
  tx: Executor,
  session: typeof paymentSessions.$inferInsert,
): Promise<PaymentSessionRow> {
  const [row] = await tx.insert(paymentSessions).values(session).returning();
  if (row === undefined) throw new Error('The payment session was not written');
  return row;
}

type Payable = {
  billId: string;
  provider: PaymentProviderName;
  amount: number;
  /** The session must accept payments until this time. */
  openUntil: Date;
};

/** The newest session for this amount that is still valid and was not refused. */
export async function findPayableSession(
  tx: Executor,
  { billId, provider, amount, openUntil }: Payable,
): Promise<PaymentSessionRow | null> {
  const [row] = await tx
    .select()
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.billId, billId),
        eq(paymentSessions.provider, provider),
        eq(paymentSessions.amountCentimes, amount),
        eq(paymentSessions.status, 'open'),
        gt(paymentSessions.expiresAt, openUntil),
      ),
    )
    .orderBy(desc(paymentSessions.createdAt))
    .limit(1);
  return row ?? null;
}

/** The newest session of a bill, in any status. */
export async function findNewestSession(
  db: Executor,
  billId: string,
): Promise<PaymentSessionRow | null> {
  const [row] = await db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.billId, billId))
    .orderBy(desc(paymentSessions.createdAt))
    .limit(1);
  return row ?? null;
}

export async function findSession(db: Executor, id: string): Promise<PaymentSessionRow | null> {
  const [row] = await db.select().from(paymentSessions).where(eq(paymentSessions.id, id));
  return row ?? null;
}

/** Whether this payment is already recorded. */
export async function isRecorded(
  tx: Executor,
  provider: PaymentProviderName,
  payment: string,
): Promise<boolean> {
  const ofPayment = and(
    eq(paymentSessions.provider, provider),
    eq(paymentSessions.providerPayment, payment),
    eq(paymentSessions.status, 'paid'),
  );
  return (await tx.$count(paymentSessions, ofPayment)) > 0;
}

type SessionChange = {
  status: PaymentSessionStatus;
  providerPayment?: string;
  surplusCentimes?: number;
};

export async function changeSession(tx: Executor, id: string, change: SessionChange) {
  await tx.update(paymentSessions).set(change).where(eq(paymentSessions.id, id));
}
