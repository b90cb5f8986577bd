import type { Centimes } from '@tassis/domain';
import { HttpError } from '../../http/http-error.ts';
import type { BillRow } from './bill-writer.repository.ts';

type Amounts = Pick<BillRow, 'kind' | 'status' | 'totalCentimes' | 'paidCentimes'>;

/** The amount due: 0 for a credit note and for a cancelled bill. */
export function computeDue({ kind, status, totalCentimes, paidCentimes }: Amounts): Centimes {
  if (kind === 'credit_note' || status === 'cancelled') return 0;
  return totalCentimes - paidCentimes;
}

/** The status of a bill; null for a credit note, which nobody pays. */
export function getShownStatus({ kind, status }: Pick<Amounts, 'kind' | 'status'>) {
  return kind === 'credit_note' ? null : status;
}

/** Throws when no amount is due. */
export function assertDue(bill: BillRow): void {
  if (computeDue(bill) === 0) throw new HttpError('bill_not_due');
}
