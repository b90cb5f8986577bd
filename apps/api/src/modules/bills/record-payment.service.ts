import { createPayment } from '@tassis/contracts';
import { moroccanDay, paymentDay, toMad, type Centimes, type PaymentMethod } from '@tassis/domain';
import { formatMoney, type Locale } from '@tassis/messages';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { assertDue, computeDue } from './bill-due.ts';
import { readAdminBill } from './bill-reading.service.ts';
import { findOrderedAt, lockBill, type BillRow } from './bill-writer.repository.ts';
import { notePayment } from './note-payment.service.ts';

type NewPayment = {
  billId: string;
  version: number;
  amount: Centimes;
  method: PaymentMethod;
  /** A day. */
  paidOn: string;
  note: string | null;
  actorId: string;
  locale: Locale;
  now: Date;
};

/** Records a payment that the staff reports: at most the amount due, and not dated before the order. */
export async function recordPayment(
  storage: { files: FileStorage },
  tx: Executor,
  payment: NewPayment,
): Promise<void> {
  const { billId, version, amount, method, paidOn, note, actorId, now } = payment;
  const bill = await lockBill(tx, billId);
  if (bill === null) throw new HttpError('not_found');
  if (bill.version !== version) throw staleVersion(await readAdminBill(tx, billId));
  assertPayable(bill, payment);
  await assertPaidInTime(tx, bill, payment);
  await notePayment(storage, tx, {
    bill,
    amount,
    method,
    paidOn,
    note,
    recordedBy: actorId,
    audit: { actorId, action: createPayment.name },
    now,
  });
}

function assertPayable(bill: BillRow, { amount, locale }: NewPayment): void {
  assertDue(bill);
  const due = computeDue(bill);
  if (amount > due) {
    const params = { due: formatMoney(locale, toMad(due)) };
    throw violationError('validation_failed', 'amount', { code: 'amount_exceeds_due', params });
  }
}

/** Throws for a day before the order or after today. */
export async function assertPaidInTime(
  tx: Executor,
  { orderId }: BillRow,
  { paidOn, now }: Pick<NewPayment, 'paidOn' | 'now'>,
): Promise<void> {
  const ordered = moroccanDay(await findOrderedAt(tx, orderId));
  const violation = paymentDay(paidOn, { ordered, today: moroccanDay(now) });
  if (violation !== null) throw violationError('validation_failed', 'paid_at', violation);
}
