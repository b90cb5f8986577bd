import { getBillStatus, mayMoveBill } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { readPdf } from '../../files/read-pdf.ts';
import { HttpError } from '../../http/http-error.ts';
import { keepDocument } from '../documents/keep-document.service.ts';
import { assertRoomForProof, countWaitingProofs } from '../documents/document-limit.repository.ts';
import { assertDue } from './bill-due.ts';
import { changeBill, lockBill } from './bill-writer.repository.ts';

type Proof = { billId: string; clientId: string; name: string; content: string; now: Date };

/** Stores the proof of a payment with its bill, for the staff to review. */
export async function addProof(
  storage: { files: FileStorage },
  tx: Executor,
  { billId, clientId, name, content, now }: Proof,
): Promise<void> {
  const bill = await lockBill(tx, billId);
  if (bill === null || bill.clientId !== clientId) throw new HttpError('not_found');
  assertDue(bill);
  await assertRoomForProof(tx, billId);
  const bytes = readPdf(content, 'content');
  const { orderId } = bill;
  const about = { clientId, orderId, billId, kind: 'payment_proof', origin: 'client' } as const;
  await keepDocument(storage, tx, { ...about, name, bytes, now });
  if (mayMoveBill(bill.status, 'proof_sent'))
    await changeBill(tx, billId, { status: 'proof_sent' });
}

/** After a proof was refused: gives the bill the status of its payments, unless another proof waits for review. */
export async function takeProofBack(tx: Executor, billId: string): Promise<void> {
  const bill = await lockBill(tx, billId);
  if (bill?.status !== 'proof_sent') return;
  if ((await countWaitingProofs(tx, billId)) > 0) return;
  const status = getBillStatus(bill.totalCentimes, bill.paidCentimes);
  await changeBill(tx, billId, { status });
}
