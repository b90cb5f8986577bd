import { reissueBill } from '@tassis/contracts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { lockBillSource } from './bill-source.repository.ts';
import { lockBill, lockBillOfOrder } from './bill-writer.repository.ts';
import { issueBill } from './issue-bill.service.ts';

type Reissue = { billId: string; actorId: string; now: Date };

/**
 * Issues a new bill after a cancelled one, for an order in progress or completed, with the client's current
 * address and the price of the order. @returns its id
 */
export async function reissue(tx: Executor, { billId, actorId, now }: Reissue): Promise<string> {
  const bill = await lockBill(tx, billId);
  if (bill === null) throw new HttpError('not_found');
  const { orderId, kind, status } = bill;
  const { order } = await lockBillSource(tx, orderId);
  const isOver = order.status === 'cancelled' || order.status === 'rejected';
  const stands = await lockBillOfOrder(tx, orderId);
  if (kind !== 'bill' || status !== 'cancelled' || isOver || stands !== null) {
    throw new HttpError('transition_not_allowed');
  }
  const { id, number } = await issueBill(tx, { orderId, now });
  await writeAudit(tx, {
    actorId,
    action: reissueBill.name,
    subject: 'bill',
    subjectId: billId,
    after: { bill: number },
    now,
  });
  return id;
}
