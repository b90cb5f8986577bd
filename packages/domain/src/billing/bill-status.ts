/** A bill, or the credit note ('avoir') that cancels one. */
export const BILL_KINDS = ['bill', 'credit_note'] as const;
export type BillKind = (typeof BILL_KINDS)[number];

export const BILL_STATUSES = ['unpaid', 'proof_sent', 'partly_paid', 'paid', 'cancelled'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

export const PAYMENT_METHODS = ['transfer', 'cheque', 'cash', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const MOVES: Readonly<Record<BillStatus, readonly BillStatus[]>> = {
  unpaid: ['proof_sent', 'partly_paid', 'paid', 'cancelled'],
  proof_sent: ['unpaid', 'partly_paid', 'paid', 'cancelled'],
  partly_paid: ['proof_sent', 'paid', 'cancelled'],
  paid: ['cancelled'],
  cancelled: [],
};

/** Whether a bill may go from one status to the other. */
export function mayMoveBill(from: BillStatus, to: BillStatus): boolean {
  return MOVES[from].includes(to);
}

/** Returns the status of a bill from its payments, in centimes. */
export function getBillStatus(totalCentimes: number, paidCentimes: number): BillStatus {
  if (paidCentimes >= totalCentimes) return 'paid';
  return paidCentimes > 0 ? 'partly_paid' : 'unpaid';
}
