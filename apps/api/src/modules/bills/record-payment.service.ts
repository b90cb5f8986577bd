import { createPayment } from '@tassis/contracts';
import {
  getBillStatus,
  toMad,
  moroccanDay,
  paymentDay,
  type Centimes,
  type PaymentMethod,
} from '@tassis/domain';
import { formatMoney, type Locale } from '@tassis/messages';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { tellOfDocument } from '../documents/tell-of-document.ts';
import { assertDue, dueOf } from './bill-due.ts';
import { tellOfBill } from './bill-news.service.ts';
import { readAdminBill } from './bill-reading.service.ts';
import {
  changeBill,
  countPayments,
  findOrderedAt,
  insertPayment,
  lockBill,
  type BillRow,
} from './bill-writer.repository.ts';
import { makeReceipt } from './make-receipt.service.ts';

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

/** Notes money that came in, never more than is due, makes its receipt and tells the client. */
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
  const paid = bill.paidCentimes + amount;
  const status = getBillStatus(bill.totalCentimes, paid);
  const id = await insertPayment(tx, {
    billId,
    amountCentimes: amount,
    method,
    paidOn,
    note,
    recordedBy: actorId,
    createdAt: now,
  });
  await changeBill(tx, billId, { status, paidCentimes: paid });
  const receipt = await makeReceipt(storage, tx, {
    bill,
    payment: { place: await countPayments(tx, billId), amount, method, paidOn },
    paid,
    now,
  });
  await writeAudit(tx, {
    actorId,
    action: createPayment.name,
    subject: 'bill',
    subjectId: billId,
    before: { status: bill.status, paid: bill.paidCentimes },
    after: { status, paid, payment: id, method },
    now,
  });
  if (status === 'paid') await tellOfBill(tx, { bill, code: 'bill_paid', now });
  // A part was paid: what is new for the client is the receipt.
  else await tellOfDocument(tx, { ...receipt, clientId: bill.clientId, now });
}

function assertPayable(bill: BillRow, { amount, locale }: NewPayment): void {
  assertDue(bill);
  const due = dueOf(bill);
  if (amount > due) {
    const params = { due: formatMoney(locale, toMad(due)) };
    throw violationError('validation_failed', 'amount', { code: 'amount_exceeds_due', params });
  }
}

async function assertPaidInTime(tx: Executor, { orderId }: BillRow, { paidOn, now }: NewPayment) {
  const ordered = moroccanDay(await findOrderedAt(tx, orderId));
  const violation = paymentDay(paidOn, { ordered, today: moroccanDay(now) });
  if (violation !== null) throw violationError('validation_failed', 'paid_at', violation);
}
