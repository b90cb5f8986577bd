import type {
  AdminOrder,
  AdminOrderSummary,
  ListMeta,
  Order,
  OrderSummary,
} from '@tassis/contracts';
import { getNextActor, type OrderStatus } from '@tassis/domain';
import { negativeCertificateData } from '../builders/order.ts';

/** A UUID that ends with this number. */
export function aUuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The `number`th negative certificate in a list: 470 MAD, submitted. */
export function anOrderSummary(number = 1, changes: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: aUuid(number),
    reference: `CMD-2026-${String(number).padStart(6, '0')}`,
    expected_by: null,
    package: null,
    includeOptionalCompanyCreation: false,
    pricing: {
      domiciliation: 0,
      creation: 0,
      service: 200,
      subtotal: 200,
      vat: 40,
      fees: 230,
      feesBreakdown: [{ code: 'negative_certificate', amount: 230 }],
      total: 470,
    },
    finalPrice: 470,
    services: [
      { id: aUuid(number + 500), type: 'negative_certificate_request', status: 'submitted' },
    ],
    created_at: '2026-11-21T09:30:00.000Z',
    version: 1,
    ...inStatus(changes.status),
    ...changes,
  };
}

function inStatus(status: OrderStatus = 'submitted') {
  return { status, next_actor: getNextActor(status) };
}

/** The same in the staff's list. */
export function anAdminOrderSummary(
  number = 1,
  changes: Partial<AdminOrderSummary> = {},
): AdminOrderSummary {
  const client = {
    id: aUuid(number + 1000),
    firstName: 'Youssef',
    lastName: 'Benkirane',
    email: `youssef${number}@example.com`,
    phone: '0612345678',
  };
  const order = { ...anOrderSummary(number), ...inStatus(changes.status) };
  return { ...order, client, assigned_to: null, ...changes };
}

/** The `number`th negative certificate with all details. */
export function anOrderAnswer(number = 1, changes: Partial<Order> = {}): Order {
  const summary = anOrderSummary(number);
  const form = negativeCertificateData();
  const request = {
    ...form,
    id: aUuid(number + 700),
    identificationType: 'CIN' as const,
    cin: form.cin ?? null,
    passport: null,
    carteSejour: null,
  };
  return {
    ...summary,
    services: summary.services.map((service) =>
      Object.assign(service, { data: form, negative_certificate_request: request }),
    ),
    timeline: [{ at: summary.created_at, status: 'submitted', actor: 'client', message: null }],
    corrections: [],
    documents: [],
    bill: null,
    ...inStatus(changes.status),
    ...changes,
  };
}

/** An order as the staff get it; its client sees its whole timeline, and every message is answered. */
export function anAdminOrder(
  order: Order = anOrderAnswer(),
  changes: Partial<AdminOrder> = {},
): AdminOrder {
  const { client, assigned_to } = anAdminOrderSummary(Number(order.reference.slice(-6)));
  const timeline = order.timeline.map((event) => ({
    ...event,
    visible_to_client: true,
    author: null,
  }));
  return { ...order, client, assigned_to, timeline, awaits_reply_since: null, ...changes };
}

/** A page of a list with these rows; `total` is their number by default. */
export function aListPage<Row>(rows: readonly Row[], changes: Partial<ListMeta> = {}) {
  const meta: ListMeta = {
    page: 1,
    per_page: 20,
    total: rows.length,
    total_capped: false,
    next_cursor: null,
    prev_cursor: null,
    ...changes,
  };
  return { success: true, data: rows, meta };
}
