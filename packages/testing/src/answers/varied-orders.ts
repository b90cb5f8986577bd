import type { AdminOrderSummary } from '@tassis/contracts';
import type { OrderStatus, ServiceType } from '@tassis/domain';
import { aPerson } from '../builders/person.ts';
import { seeded } from '../builders/random.ts';
import { anAdminOrderSummary, aUuid } from './orders.ts';

const statuses: readonly OrderStatus[] = [
  'submitted',
  'submitted',
  'in_review',
  'awaiting_client',
  'in_review',
  'in_progress',
  'awaiting_client',
  'in_review',
  'completed',
  'in_review',
  'cancelled',
  'rejected',
];

const services: readonly ServiceType[] = [
  'negative_certificate_request',
  'domiciliation',
  'negative_certificate_request',
  'company_creation',
];

/** Twelve orders in the staff's list, newest first, with various clients, services, days, prices and statuses. */
export function variedOrders(): AdminOrderSummary[] {
  const random = seeded(12);
  return statuses.map((status, index) => {
    const number = statuses.length - index;
    const type = services[index % services.length] ?? 'domiciliation';
    const { cin: _, ...person } = aPerson(random);
    const client = { id: aUuid(number + 1000), ...person };
    const created = new Date(Date.UTC(2026, 10, 21 - 2 * index, 9 + (index % 7), 5 * index));
    return anAdminOrderSummary(number, {
      status,
      client: index === 0 ? withLongAddress(client) : client,
      services: [{ id: aUuid(number + 500), type, status }],
      created_at: created.toISOString(),
      ...getPrices(type, index),
    });
  });
}

/** Its row is as high as the others. */
function withLongAddress(client: AdminOrderSummary['client']): AdminOrderSummary['client'] {
  return { ...client, email: 'service.juridique@cabinet-benkirane-associes.example.com' };
}

/** Nothing for a negative certificate, whose price is the same for everyone. */
function getPrices(type: ServiceType, index: number): Partial<AdminOrderSummary> {
  if (type === 'negative_certificate_request') return {};
  const subtotal = 1200 + 300 * index;
  const domiciliation = type === 'domiciliation' ? subtotal : 0;
  const pricing = {
    domiciliation,
    creation: subtotal - domiciliation,
    service: 0,
    subtotal,
    vat: subtotal / 5,
    fees: 0,
    feesBreakdown: [],
    total: (subtotal * 6) / 5,
  };
  return { pricing, finalPrice: pricing.total };
}
