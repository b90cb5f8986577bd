import type {
  BillSummary,
  ClientOverview,
  ClientPartnerRequest,
  ClientProfile,
  DomiciliationWarning,
  EndingCertificate,
  RenewableDomiciliation,
} from '@tassis/contracts';
import { ALL_NOTIFICATIONS, DOMICILIATION_DURATIONS } from '@tassis/domain';
import { anAdminBillSummary } from './bills.ts';
import { anAdminDocument, anAdminWarning } from './correspondence.ts';
import { aUuid } from './orders.ts';

/** The `number`th domiciliation of a client, which ends in a few days, with all its renewals. */
export function aDomiciliation(
  number = 1,
  changes: Partial<RenewableDomiciliation> = {},
): RenewableDomiciliation {
  const offers = DOMICILIATION_DURATIONS.map((months) => ({
    duration_months: months,
    end_date: `${2026 + Math.floor((10 + months) / 12)}-${String(((10 + months) % 12) + 1).padStart(2, '0')}-26`,
    subtotal: 100 * months,
    vat: 20 * months,
    total: 120 * months,
  }));
  return {
    id: aUuid(number),
    companyName: `Atlas Conseil ${number}`,
    ICE: '001525713000084',
    start_date: '2025-11-26',
    end_date: '2026-11-26',
    days_left: 5,
    status: 'open',
    warning: 'critical',
    monthly_rate: 100,
    renewal: offers[1] ?? null,
    closed_at: null,
    close_reason: null,
    created_at: '2025-11-26T09:00:00.000Z',
    version: 1,
    calendar_url: `/api/domiciliation-calendars/${'x'.repeat(64)}`,
    renewal_offers: offers,
    unpaid_renewal: null,
    ...changes,
  };
}

/** The warning of that domiciliation. */
export function aClientWarning(
  number = 1,
  changes: Partial<DomiciliationWarning> = {},
): DomiciliationWarning {
  const { client: _, ...warning } = anAdminWarning(number, changes);
  return warning;
}

/** The answer of GET /client/domiciliation-warnings. */
export function warningsAnswer(
  warnings: readonly DomiciliationWarning[],
  certificates: readonly EndingCertificate[] = [],
) {
  const counts = { upcoming: 0, warning: 0, critical: 0, expired: 0 };
  for (const { status } of warnings) counts[status] += 1;
  const total = warnings.length;
  const cursors = { next_cursor: null, prev_cursor: null };
  const meta = { per_page: 100, page: 1, total, total_capped: false, ...cursors, counts };
  return { success: true as const, data: warnings, meta, certificates };
}

/** The `number`th link request of a partner. */
export function aPartnerRequest(
  number = 1,
  changes: Partial<ClientPartnerRequest> = {},
): ClientPartnerRequest {
  return {
    id: aUuid(number),
    kind: 'link',
    status: 'pending',
    service: null,
    total: null,
    answered_at: null,
    created_at: '2026-11-20T09:30:00.000Z',
    partner: { businessName: 'Cabinet Idrissi', firstName: 'Karim', lastName: 'Idrissi' },
    body: null,
    has_certificate: false,
    today_total: null,
    order: null,
    ...changes,
  };
}

/** A client's own record. */
export function aClientProfile(changes: Partial<ClientProfile> = {}): ClientProfile {
  return {
    id: aUuid(1),
    email: 'client@example.com',
    firstName: 'Salma',
    lastName: 'El Amrani',
    phone: '0612345678',
    companyName: 'Atlas Conseil',
    ice: '001525713000084',
    address: '12, rue de Fès',
    city: 'Meknès',
    notification_preferences: ALL_NOTIFICATIONS,
    version: 1,
    ...changes,
  };
}

function aBill(number: number, changes: Partial<BillSummary>): BillSummary {
  const { client: _, ...bill } = anAdminBillSummary(number, changes);
  return bill;
}

function aDocument(number: number, changes: Parameters<typeof anAdminDocument>[1]) {
  const { client: _, ...document } = anAdminDocument(number, changes);
  return document;
}

const all = <Item>(...items: Item[]) => ({ items, more: false });
const order = (number: number) => ({
  id: aUuid(number),
  reference: `CMD-2026-${String(number).padStart(6, '0')}`,
});

type OpenOrder = ClientOverview['open_orders']['items'][number];

/** The answer of GET /client/overview to a client with records of each kind. */
export function clientOverviewAnswer(changes: Partial<ClientOverview> = {}) {
  const at = '2026-11-20T09:30:00.000Z';
  const toCorrect: OpenOrder = {
    ...order(4),
    status: 'awaiting_client',
    service: 'company_creation',
    next_actor: 'client',
    expected_by: null,
    created_at: at,
  };
  const lateBill = aBill(7, { due_on: '2026-01-06' });
  const data: ClientOverview = {
    has_orders: true,
    to_correct: all(toCorrect),
    open_orders: all(toCorrect, {
      ...order(5),
      status: 'in_progress',
      service: 'negative_certificate_request',
      next_actor: 'firm',
      expected_by: '2026-12-04',
      created_at: at,
    }),
    refused_documents: all(
      aDocument(11, {
        name: 'CIN recto.pdf',
        status: 'refused',
        review_reason: 'Le document est coupé.',
      }),
    ),
    bills_due: all(lateBill, aBill(8, { status: 'proof_sent' })),
    bills_to_pay: all(lateBill),
    partner_requests: all({
      id: aUuid(31),
      kind: 'order' as const,
      partner: 'Cabinet Idrissi',
      total: 5920,
      created_at: at,
    }),
    unread_threads: all({ order: order(5), last_message_at: at }),
    domiciliations: all(
      aDomiciliation(1),
      aDomiciliation(2, { end_date: '2027-09-30', days_left: 313, warning: null }),
    ),
    companies: all({ name: 'Safran SARL', order: order(3) }),
    certificates: all({
      order: order(2),
      issued_on: '2026-09-15',
      valid_until: '2026-12-14',
      days_left: 23,
      warning: 'warning' as const,
    }),
    last_documents: [aDocument(12, { kind: 'domiciliation_contract', name: 'Contrat.pdf' })],
    ...changes,
  };
  return { success: true as const, data };
}

/** The same for a client who has just registered. */
export function emptyOverviewAnswer() {
  return clientOverviewAnswer({
    has_orders: false,
    to_correct: all(),
    open_orders: all(),
    refused_documents: all(),
    bills_due: all(),
    bills_to_pay: all(),
    partner_requests: all(),
    unread_threads: all(),
    domiciliations: all(),
    companies: all(),
    certificates: all(),
    last_documents: [],
  });
}
