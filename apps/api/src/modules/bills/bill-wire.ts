import type {
  AdminBill,
  AdminBillSummary,
  Bill,
  BillSummary,
  WholeBill as BillInFull,
} from '@tassis/contracts';
import { toMad } from '@tassis/domain';
import { toDocument } from '../documents/document.repository.ts';
import { amountInWords } from './amount-in-words.ts';
import type { ListedBill, WholeBill } from './bill.repository.ts';
import { computeDue, getShownStatus } from './bill-due.ts';

/** A bill in its client's list. */
export function toBillSummary({ bill, order }: ListedBill): BillSummary {
  return {
    id: bill.id,
    number: bill.number,
    kind: bill.kind,
    status: getShownStatus(bill),
    order,
    total: toMad(bill.totalCentimes),
    paid: toMad(bill.paidCentimes),
    due: toMad(computeDue(bill)),
    refund: toMad(bill.refundCentimes),
    issued_on: bill.issuedOn,
    due_on: bill.dueOn,
    reminded_at: bill.remindedAt?.toISOString() ?? null,
    created_at: bill.createdAt.toISOString(),
    version: bill.version,
  };
}

/** A bill in the staff's list. */
export function toAdminBillSummary(row: ListedBill): AdminBillSummary {
  return { ...toBillSummary(row), client: row.client };
}

/** A whole bill as its client sees it, without the staff's notes on payments. */
export function toBill(row: WholeBill, paying: Pick<Bill, 'ways_to_pay' | 'card_payment'>): Bill {
  const whole = toWhole(row);
  const payments = whole.payments.map((payment) => ({ ...payment, note: null }));
  return { ...whole, payments, ...paying };
}

/** A whole bill as the staff sees it. */
export function toAdminBill(row: WholeBill): AdminBill {
  return { ...toWhole(row), client: row.client };
}

function toWhole(row: WholeBill): BillInFull {
  const { bill, payments, refunds, documents, counterpart } = row;
  const { subtotal, vat, fees, feesBreakdown } = bill.pricing;
  const isBill = bill.kind === 'bill';
  const other = counterpart && { id: counterpart.id, number: counterpart.number };
  return {
    ...toBillSummary(row),
    parties: bill.parties,
    lines: bill.lines.map((line) => ({ ...line, amount: toMad(line.amount) })),
    subtotal: toMad(subtotal),
    vat: toMad(vat),
    fees: toMad(fees),
    feesBreakdown: feesBreakdown.map(({ code, amount }) => ({ code, amount: toMad(amount) })),
    total_in_words: amountInWords(bill.totalCentimes),
    payments: payments.map(({ id, amountCentimes, method, paidOn, note }) => ({
      id,
      amount: toMad(amountCentimes),
      method,
      paid_at: paidOn,
      note,
    })),
    refunds: refunds.map(({ id, amountCentimes, method, paidOn, reference }) => ({
      id,
      amount: toMad(amountCentimes),
      method,
      paid_at: paidOn,
      reference,
    })),
    documents: documents.map(toDocument),
    credit_note: isBill ? other : null,
    credited_bill: isBill ? null : other,
  };
}
