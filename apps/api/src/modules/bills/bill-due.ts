import type { Centimes } from '@tassis/domain';
import { HttpError } from '../../http/http-error.ts';
import type { BillRow } from './bill-writer.repository.ts';

type Amounts = Pick<BillRow, 'kind' | 'status' | 'totalCentimes' | 'paidCentimes'>;

/** What is left to pay: nothing for a credit note, nor for a bill that was taken back. */
export function computeDue({ kind, status, totalCentimes, paidCentimes }: Amounts): Centimes {
  if (kind === 'credit_note' || status === 'cancelled') return 0;
  return totalCentimes - paidCentimes;
}

/** Where a bill stands; null of a credit note, which nobody pays. */
export function getShownStatus({ kind, status }: Pick<Amounts, 'kind' | 'status'>) {
  return kind === 'credit_note' ? null : status;
}

/** Refuses what makes sense only while there is something to pay. */
export function assertDue(bill: BillRow): void {
  if (computeDue(bill) === 0) throw new HttpError('bill_not_due');
}
