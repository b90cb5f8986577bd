import { createRefund } from '@tassis/contracts';
import { toMad, type Centimes, type PaymentMethod } from '@tassis/domain';
import { formatMoney, type Locale } from '@tassis/messages';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { tellOfBill } from './bill-news.service.ts';
import { readAdminBill } from './bill-reading.service.ts';
import { changeBill, insertRefund, lockBill, type BillRow } from './bill-writer.repository.ts';
import { assertPaidInTime } from './record-payment.service.ts';

type NewRefund = {
  billId: string;
  version: number;
  amount: Centimes;
  method: PaymentMethod;
  /** A day. */
  paidOn: string;
  reference: string | null;
  actorId: string;
  locale: Locale;
  now: Date;
};

/** Records a refund by the staff, at most the amount to refund, and notifies the client. */
export async function recordRefund(tx: Executor, refund: NewRefund): Promise<void> {
  const { billId, version, amount, method, paidOn, reference, actorId, now } = refund;
  const bill = await lockBill(tx, billId);
  if (bill === null) throw new HttpError('not_found');
  if (bill.version !== version) throw staleVersion(await readAdminBill(tx, billId));
  assertToRefund(bill, refund);
  await assertPaidInTime(tx, bill, refund);
  const noted = { amountCentimes: amount, method, paidOn, reference };
  const id = await insertRefund(tx, { billId, ...noted, recordedBy: actorId, createdAt: now });
  const changed = await changeBill(tx, billId, {
    refundedCentimes: bill.refundedCentimes + amount,
  });
  await writeAudit(tx, {
    actorId,
    action: createRefund.name,
    subject: 'bill',
    subjectId: billId,
    before: { refund: bill.refundCentimes },
    after: { refund: changed.refundCentimes, refunded: id, method },
    now,
  });
  await tellOfBill(tx, {
    bill,
    code: 'bill_refunded',
    refund: amount,
    mail: {
      write: (firstName, facts) => {
        const paidBack = { amount, method, paidOn, reference };
        return { template: 'bill-refunded', firstName, bill: facts, refund: paidBack };
      },
      dedupeKey: `bill-refunded:${id}`,
    },
    now,
  });
}

function assertToRefund({ refundCentimes }: BillRow, { amount, locale }: NewRefund): void {
  if (amount <= refundCentimes) return;
  const params = { refund: formatMoney(locale, toMad(refundCentimes)) };
  throw violationError('validation_failed', 'amount', { code: 'amount_exceeds_refund', params });
}
