import type { AdminBill, AdminBillSummary, Bill, BillSummary } from '@tassis/contracts';
import { aUuid } from './orders.ts';

/** The `number`th bill of a negative certificate in the staff's list: 470 MAD, nothing paid. */
export function anAdminBillSummary(
  number = 1,
  changes: Partial<AdminBillSummary> = {},
): AdminBillSummary {
  const padded = String(number).padStart(6, '0');
  return {
    id: aUuid(number + 2000),
    number: `FAC-2026-${padded}`,
    kind: 'bill',
    status: 'unpaid',
    order: { id: aUuid(number), reference: `CMD-2026-${padded}` },
    total: 470,
    paid: 0,
    due: 470,
    refund: 0,
    issued_on: '2026-11-21',
    due_on: '2026-12-06',
    reminded_at: null,
    created_at: '2026-11-21T10:00:00.000Z',
    version: 1,
    client: {
      id: aUuid(number + 1000),
      firstName: 'Youssef',
      lastName: 'Benkirane',
      email: `youssef${number}@example.com`,
      companyName: 'Atlas Conseil',
    },
    ...changes,
  };
}

/** The same with all details. */
export function anAdminBill(number = 1, changes: Partial<AdminBill> = {}): AdminBill {
  return {
    ...anAdminBillSummary(number),
    parties: {
      firm: {
        name: 'Cabinet Tassis',
        address: ['12, rue de Fès', 'Meknès'],
        phone: '0535000000',
        email: 'contact@example.com',
        legalNumbers: [{ label: 'ICE', value: '001234567000089' }],
      },
      client: {
        name: 'Youssef Benkirane',
        companyName: 'Atlas Conseil',
        ice: null,
        address: ['Meknès'],
        email: `youssef${number}@example.com`,
      },
    },
    lines: [
      { kind: 'service', amount: 200 },
      { kind: 'fee', name: 'negative_certificate', amount: 230 },
    ],
    subtotal: 200,
    vat: 40,
    fees: 230,
    feesBreakdown: [{ code: 'negative_certificate', amount: 230 }],
    total_in_words: 'Quatre cent soixante-dix dirhams',
    payments: [],
    refunds: [],
    documents: [],
    credit_note: null,
    credited_bill: null,
    ...changes,
  };
}

/** A bill in its client's list. */
export function aBillSummary(number = 1, changes: Partial<BillSummary> = {}): BillSummary {
  const { client: _, ...bill } = anAdminBillSummary(number, changes);
  return bill;
}

/** A client's own bill with all details, payable by card or transfer. */
export function aBill(number = 1, changes: Partial<Bill> = {}): Bill {
  const { client: _, ...bill } = anAdminBill(number);
  return {
    ...bill,
    ways_to_pay: {
      transfer: {
        beneficiary: bill.parties.firm.name,
        rib: '011519000001205000534921',
        iban: 'MA64011519000001205000534921',
        reference: bill.number,
      },
      card: true,
    },
    card_payment: null,
    ...changes,
  };
}
