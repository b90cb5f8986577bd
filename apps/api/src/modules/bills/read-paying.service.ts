import type { Bill } from '@tassis/contracts';
import { toMad } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { computeDue } from './bill-due.ts';
import type { BillRow } from './bill-writer.repository.ts';
import { findNewestSession, type PaymentSessionRow } from './payment-session.repository.ts';

/** The ways to pay a bill, and the state of its last card payment. */
export async function readPaying(
  { payments }: Pick<Dependencies, 'payments'>,
  db: Executor,
  bill: BillRow,
): Promise<Pick<Bill, 'ways_to_pay' | 'card_payment'>> {
  const session = await findNewestSession(db, bill.id);
  return {
    ways_to_pay: computeDue(bill) === 0 ? null : await waysToPay(payments, db, bill),
    card_payment: session && toCardPayment(session),
  };
}

async function waysToPay(
  { transfer, card }: Dependencies['payments'],
  db: Executor,
  bill: BillRow,
) {
  const { id, dueOn } = bill;
  const request = { id, amount: computeDue(bill), bill, expiresAt: new Date(dueOn) };
  return { transfer: await transfer.begin(db, request), card: card !== null };
}

function toCardPayment(session: PaymentSessionRow): Bill['card_payment'] {
  return {
    id: session.id,
    status: session.status,
    amount: toMad(session.amountCentimes),
    refund: toMad(session.surplusCentimes),
    expires_at: session.expiresAt.toISOString(),
  };
}
