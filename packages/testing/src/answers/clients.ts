import type { AdminClient, AdminClientSummary } from '@tassis/contracts';
import { anAdminBillSummary } from './bills.ts';
import { anOrderSummary, aUuid } from './orders.ts';

/** The `number`th client in the staff's list. */
export function anAdminClientSummary(
  number = 1,
  changes: Partial<AdminClientSummary> = {},
): AdminClientSummary {
  return {
    id: aUuid(number + 1000),
    email: `youssef${number}@example.com`,
    firstName: 'Youssef',
    lastName: 'Benkirane',
    phone: '0612345678',
    companyName: 'Atlas Conseil',
    ice: null,
    city: 'Meknès',
    disabled: false,
    created_at: '2026-11-20T09:30:00.000Z',
    ...changes,
  };
}

/** The same with all details: an order, a bill with a part payment, a note. */
export function anAdminClient(number = 1, changes: Partial<AdminClient> = {}): AdminClient {
  const { client: _, ...bill } = anAdminBillSummary(number, {
    status: 'partly_paid',
    paid: 170,
    due: 300,
  });
  const order = anOrderSummary(number);
  const event = {
    status: null,
    amount: null,
    text: null,
    actor: null,
    order: null,
    bill: null,
    id: null,
  };
  return {
    ...anAdminClientSummary(number),
    address: null,
    email_verified: true,
    locale: 'fr',
    version: 1,
    counts: { orders: 1, bills: 12, documents: 0, domiciliations: 0 },
    last_orders: [order],
    last_bills: [bill],
    last_documents: [],
    last_domiciliations: [],
    notes: [
      {
        id: aUuid(number + 3000),
        author: 'Salma Idrissi',
        text: 'Préfère être appelé le matin.',
        created_at: '2026-11-23T10:00:00.000Z',
      },
    ],
    timeline: [
      {
        ...event,
        at: '2026-11-24T08:00:00.000Z',
        kind: 'mailed',
        subject: `Votre facture ${bill.number}`,
        id: aUuid(number + 4000),
      },
      {
        ...event,
        at: '2026-11-23T15:30:00.000Z',
        kind: 'message_received',
        subject: order.reference,
        text: 'Quand mon certificat sera-t-il prêt\u202F?',
        order: order.id,
      },
      {
        ...event,
        at: '2026-11-23T11:00:00.000Z',
        kind: 'callback_asked',
        subject: '0612345678',
        id: aUuid(number + 5000),
      },
      {
        ...event,
        at: '2026-11-23T10:00:00.000Z',
        kind: 'client_noted',
        subject: null,
        text: 'Préfère être appelé le matin.',
        actor: 'Salma Idrissi',
      },
      {
        ...event,
        at: '2026-11-22T10:00:00.000Z',
        kind: 'payment_recorded',
        subject: bill.number,
        amount: 170,
        bill: bill.id,
      },
      {
        ...event,
        at: '2026-11-21T12:00:00.000Z',
        kind: 'order_moved',
        subject: order.reference,
        status: 'in_review',
        order: order.id,
      },
      {
        ...event,
        at: '2026-11-20T09:45:00.000Z',
        kind: 'contact_asked',
        subject: 'Domiciliation',
        text: 'Je cherche une adresse à Meknès.',
        id: aUuid(number + 6000),
      },
      { ...event, at: '2026-11-20T09:30:00.000Z', kind: 'registered', subject: null },
    ],
    ...changes,
  };
}
