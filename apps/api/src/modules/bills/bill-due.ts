import type { Centimes } from '@tassis/domain';
import { ApiError } from '../../http/api-error.ts';
import type { BillRow } from './bill-writer.repository.ts';

/** What is left to pay: nothing for a credit note, nor for a bill that was taken back. */
export function dueOf({
  kind,
  status,
  totalCentimes,
  paidCentimes,
}: Pick<BillRow, 'kind' | 'status' | 'totalCentimes' | 'paidCentimes'>): Centimes {
  if (kind === 'credit_note' || status === 'cancelled') return 0;
  return totalCentimes - paidCentimes;
}

/** Refuses what makes sense only while there is something to pay. */
export function assertDue(bill: BillRow): void {
  if (dueOf(bill) === 0) throw new ApiError('bill_not_due');
}
