import { getBillStatus, type Centimes, type PaymentMethod } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { tellOfDocument } from '../documents/tell-of-document.ts';
import { tellOfBill } from './bill-news.service.ts';
import {
  changeBill,
  countPayments,
  insertPayment,
  type BillRow,
} from './bill-writer.repository.ts';
import { makeReceipt } from './make-receipt.service.ts';

type CameIn = {
  /** The locked bill. */
  bill: BillRow;
  /** At most the amount due. */
  amount: Centimes;
  method: PaymentMethod;
  /** A day. */
  paidOn: string;
  note: string | null;
  /** Null: not a member of the staff. */
  recordedBy: string | null;
  audit: { actorId: string | null; action: string };
  now: Date;
};

/** Records a payment of a bill, makes its receipt and notifies the client. */
export async function notePayment(
  storage: { files: FileStorage },
  tx: Executor,
  { bill, amount, method, paidOn, note, recordedBy, audit, now }: CameIn,
): Promise<void> {
  const { id: billId } = bill;
  const paid = bill.paidCentimes + amount;
  const status = getBillStatus(bill.totalCentimes, paid);
  const id = await insertPayment(tx, {
    billId,
    amountCentimes: amount,
    method,
    paidOn,
    note,
    recordedBy,
    createdAt: now,
  });
  await changeBill(tx, billId, { status, paidCentimes: paid });
  const receipt = await makeReceipt(storage, tx, {
    bill,
    payment: { ordinal: await countPayments(tx, billId), amount, method, paidOn },
    paid,
    now,
  });
  await writeAudit(tx, {
    ...audit,
    subject: 'bill',
    subjectId: billId,
    before: { status: bill.status, paid: bill.paidCentimes },
    after: { status, paid, payment: id, method },
    now,
  });
  if (status === 'paid') await tellOfBill(tx, { bill, code: 'bill_paid', now });
  // After a partial payment, the client is only notified of the receipt.
  else await tellOfDocument(tx, { ...receipt, clientId: bill.clientId, now });
}
