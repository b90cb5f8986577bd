import { BILL_KINDS, BILL_STATUSES, PAYMENT_METHODS } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { ClientDocument } from '../documents/client-document.ts';
import { FeeLine } from '../firm/firm.ts';
import { Mad } from '../money.ts';
import { PaymentSession } from '../payments/payment-session.ts';

const billHead = {
  id: z.uuid(),
  /** `FAC-2026-000123`, or `AV-2026-000004` for a credit note. */
  number: z.string(),
  kind: z.enum(BILL_KINDS),
  /** Null on a credit note, which nobody pays. */
  status: z.nullable(z.enum(BILL_STATUSES)),
  order: z.object({ id: z.uuid(), reference: z.string() }),
  /** Negative on a credit note; `due` is never negative. */
  total: Mad,
  paid: Mad,
  due: Mad,
  /** Is still to be paid back to the client: payments of a cancelled bill, and what came in beyond what was due. */
  refund: Mad,
  /** Days as YYYY-MM-DD. */
  issued_on: z.string(),
  due_on: z.string(),
  reminded_at: z.nullable(z.string()),
  created_at: z.string(),
  version: z.number(),
};

/** A bill or credit note in a list. */
export const BillSummary = z.object(billHead);

const billClient = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.nullable(z.string()),
});

/** A bill in the staff's list, with its client. */
export const AdminBillSummary = z.extend(BillSummary, { client: billClient });

/** A line of a bill: a service, or an untaxed fee. */
const BillLine = z.object({
  kind: z.enum(['domiciliation', 'creation', 'service', 'fee']),
  /** The package's name or the fee's code; absent on a renewal. */
  name: z.optional(z.string()),
  months: z.optional(z.number()),
  /** The domiciliation's amount includes the creation, which has no line of its own. */
  creation_included: z.optional(z.literal(true)),
  /** On a renewal: its first and last day. */
  period: z.optional(z.object({ from: z.string(), to: z.string() })),
  amount: Mad,
});

const BillParties = z.object({
  firm: z.object({
    name: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
    legalNumbers: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  client: z.object({
    name: z.string(),
    companyName: z.nullable(z.string()),
    ice: z.nullable(z.string()),
    address: z.array(z.string()),
    email: z.string(),
  }),
});

const Payment = z.object({
  id: z.uuid(),
  amount: Mad,
  method: z.enum(PAYMENT_METHODS),
  /** A day. */
  paid_at: z.string(),
  note: z.nullable(z.string()),
});

const Refund = z.object({
  id: z.uuid(),
  amount: Mad,
  method: z.enum(PAYMENT_METHODS),
  /** A day. */
  paid_at: z.string(),
  /** The reference of the transfer, the number of the cheque. */
  reference: z.nullable(z.string()),
});

const other = z.nullable(z.object({ id: z.uuid(), number: z.string() }));

/** A bill in full. Parties, lines and amounts are those of the day of issue. */
const WholeBill = z.extend(BillSummary, {
  parties: BillParties,
  lines: z.array(BillLine),
  /** Before tax; total = subtotal + vat + fees. */
  subtotal: Mad,
  vat: Mad,
  fees: Mad,
  feesBreakdown: z.array(FeeLine),
  /** The total in French words, as in the PDF. */
  total_in_words: z.string(),
  payments: z.array(Payment),
  /** What was paid back to the client, newest first. */
  refunds: z.array(Refund),
  /** Proofs of payment and receipts, newest first. */
  documents: z.array(ClientDocument),
  /** On a bill: its credit note. On a credit note: its bill. */
  credit_note: other,
  credited_bill: other,
});

/** How a bill that is due may be paid. */
const WaysToPay = z.object({
  /** Null: the firm has told no bank account. */
  transfer: z.nullable(
    z.object({
      beneficiary: z.string(),
      /** 24 digits. */
      rib: z.string(),
      iban: z.string(),
      /** What the client writes on the transfer: the bill's number. */
      reference: z.string(),
    }),
  ),
  /** Whether it may be paid by card, on the page of a provider. */
  card: z.boolean(),
});

/** A bill in full, for its client. */
export const Bill = z.extend(WholeBill, {
  /** Null: nothing is due. */
  ways_to_pay: z.nullable(WaysToPay),
  /** The newest payment by card, whether or not it came in. */
  card_payment: z.nullable(PaymentSession),
});

/** A bill in full, with its client. */
export const AdminBill = z.extend(WholeBill, { client: billClient });

export type BillSummary = z.output<typeof BillSummary>;
export type AdminBillSummary = z.output<typeof AdminBillSummary>;
export type WholeBill = z.output<typeof WholeBill>;
export type Bill = z.output<typeof Bill>;
export type AdminBill = z.output<typeof AdminBill>;
