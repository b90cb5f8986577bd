import type { AdminOrderSummary, Order, OrderSummary } from '@tassis/contracts';
import { madOf, type NegativeCertificateData, type Quote } from '@tassis/domain';
import type {
  clients,
  negativeCertificateRequests,
  orderEvents,
  orders,
  orderServices,
  users,
} from '../../database/schema/index.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ServiceRow = typeof orderServices.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;
type CertificateRow = typeof negativeCertificateRequests.$inferSelect;
export type ClientRow = typeof clients.$inferSelect & Pick<typeof users.$inferSelect, 'email'>;

type Parts = {
  services: readonly { service: ServiceRow; certificate: CertificateRow | null }[];
  events: readonly EventRow[];
};

/** An order, whole, as its client sees it. */
export function orderOf(row: OrderRow, { services, events }: Parts): Order {
  return {
    ...headOf(row),
    services: services.map(({ service, certificate }) => {
      const data = certificate === null ? service.data : certificateDataOf(certificate);
      const head = serviceHeadOf(service);
      if (certificate === null) return { ...head, data };
      const request = { id: service.id, ...certificateDataOf(certificate) };
      return { ...head, data, negative_certificate_request: request };
    }),
    timeline: events.map(({ at, status, actor, message }) => ({
      at: at.toISOString(),
      status,
      actor,
      message,
    })),
    // Corrections, documents and bills come with the calls that make them.
    corrections: [],
    documents: [],
    bill: null,
  };
}

/** An order in a client's list. */
export function summaryOf(row: OrderRow, services: readonly ServiceRow[]): OrderSummary {
  return { ...headOf(row), services: services.map(serviceHeadOf) };
}

/** An order in the staff's list. */
export function adminSummaryOf(
  row: OrderRow,
  services: readonly ServiceRow[],
  client: ClientRow,
): AdminOrderSummary {
  const { userId, firstName, lastName, email, phone } = client;
  return { ...summaryOf(row, services), client: { id: userId, firstName, lastName, email, phone } };
}

function headOf(row: OrderRow): Omit<OrderSummary, 'services'> {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    package: row.package,
    includeOptionalCompanyCreation: row.includeOptionalCompanyCreation,
    pricing: pricingOf(row.pricing),
    finalPrice: madOf(row.totalCentimes),
    created_at: row.createdAt.toISOString(),
    version: row.version,
  };
}

function serviceHeadOf({ id, type, status }: ServiceRow): OrderSummary['services'][number] {
  return { id, type, status };
}

function pricingOf(quote: Quote): Order['pricing'] {
  return {
    domiciliation: madOf(quote.domiciliation),
    creation: madOf(quote.creation),
    service: madOf(quote.service),
    subtotal: madOf(quote.subtotal),
    vat: madOf(quote.vat),
    fees: madOf(quote.fees),
    feesBreakdown: quote.feesBreakdown.map(({ code, amount }) => ({ code, amount: madOf(amount) })),
    total: madOf(quote.total),
  };
}

/** Back to the wire's names: its `firstName` is the family name. */
function certificateDataOf(row: CertificateRow): NegativeCertificateData {
  return {
    firstName: row.familyName,
    lastName: row.givenName,
    identificationType: row.identificationType,
    cin: row.nationalIdNumber,
    passport: row.passportNumber,
    carteSejour: row.residenceCardNumber,
    formJuridique: row.companyForm,
    ville: row.city,
    firstAppelation: row.firstProposedName,
    secoundAppelation: row.secondProposedName,
    thirdAppelation: row.thirdProposedName,
    activity: row.activity,
  };
}
