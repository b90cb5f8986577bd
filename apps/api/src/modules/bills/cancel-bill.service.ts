import type { AdminBill } from '@tassis/contracts';
import { mayMoveBill, moroccanDay } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { nextReference } from '../../references/next-reference.ts';
import { negated } from './bill-draft.ts';
import { tellOfBill } from './bill-news.service.ts';
import { readAdminBill } from './bill-reading.service.ts';
import {
  changeBill,
  insertBill,
  lockBill,
  lockBillOfOrder,
  type BillRow,
} from './bill-writer.repository.ts';

type Seen = { id: string; version: number; reason: string; actorId: string };

/** Cancels a bill of the version that the staff saw. @returns the cancelled bill */
export async function cancelSeenBill(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, version, reason, actorId }: Seen,
): Promise<AdminBill> {
  return db.transaction(async (tx) => {
    const bill = await lockBill(tx, id);
    if (bill === null) throw new HttpError('not_found');
    if (bill.version !== version) throw staleVersion(await readAdminBill(tx, id));
    const mayBeCancelled = bill.kind === 'bill' && mayMoveBill(bill.status, 'cancelled');
    if (!mayBeCancelled) throw new HttpError('transition_not_allowed');
    await cancelBill(tx, bill, { reason, actorId, now: clock() });
    return readAdminBill(tx, id);
  });
}

type Cancellation = { reason: string; actorId: string; now: Date };

/**
 * Cancels a bill by a credit note of the same amounts, in the transaction of the change that causes it.
 * @param bill locked, and in a status that can be cancelled
 */
async function cancelBill(
  tx: Executor,
  bill: BillRow,
  { reason, actorId, now }: Cancellation,
): Promise<void> {
  const { id, number } = await insertCreditNote(tx, bill, now);
  const cancelled = await changeBill(tx, bill.id, { status: 'cancelled' });
  await writeAudit(tx, {
    actorId,
    action: 'cancelBill',
    subject: 'bill',
    subjectId: bill.id,
    reason,
    before: { status: bill.status },
    after: { status: 'cancelled', creditNote: number },
    now,
  });
  await tellOfBill(tx, {
    bill: cancelled,
    code: 'bill_cancelled',
    refund: cancelled.refundCentimes,
    mail: {
      write: (firstName, facts) => {
        const template = 'bill-cancelled';
        const about = { bill: facts, creditNote: { id, number } };
        return { template, firstName, ...about, refund: cancelled.refundCentimes };
      },
      dedupeKey: `bill-cancelled:${bill.id}`,
    },
    now,
  });
}

/** Cancels the bill of an order that was cancelled or rejected, if it has one. */
export async function cancelBillOfOrder(
  tx: Executor,
  { orderId, ...cancellation }: Cancellation & { orderId: string },
): Promise<void> {
  const bill = await lockBillOfOrder(tx, orderId);
  if (bill !== null) await cancelBill(tx, bill, cancellation);
}

async function insertCreditNote(tx: Executor, bill: BillRow, now: Date): Promise<BillRow> {
  const { orderId, clientId, parties, totalCentimes } = bill;
  const number = await nextReference(tx, 'AV', now);
  const day = moroccanDay(now);
  return insertBill(tx, {
    number,
    kind: 'credit_note',
    orderId,
    clientId,
    creditedBillId: bill.id,
    // A credit note is not to be paid.
    status: 'paid',
    parties,
    lines: bill.lines.map((line) => ({ ...line, amount: -line.amount })),
    pricing: negated(bill.pricing),
    totalCentimes: -totalCentimes,
    issuedOn: day,
    dueOn: day,
    search: `${number}\n${bill.search}`,
    createdAt: now,
  });
}
