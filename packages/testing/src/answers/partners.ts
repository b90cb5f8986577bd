import type {
  PartnerClient,
  PartnerClientDocument,
  PartnerClientOrder,
  PartnerDeadline,
  PartnerDraft,
  PartnerOverview,
  PartnerProfile,
  PartnerRequest,
} from '@tassis/contracts';
import { aUuid } from './orders.ts';

const salma = { firstName: 'Salma', lastName: 'El Amrani' };

/** A partner's own record. */
export function aPartnerProfile(changes: Partial<PartnerProfile> = {}): PartnerProfile {
  return {
    id: '22222222-2222-4222-8222-222222222222',
    email: 'partner@example.com',
    firstName: 'Karim',
    lastName: 'Idrissi',
    phone: '0612345678',
    businessName: 'Cabinet Idrissi',
    legalStatus: 'Expert comptable',
    legalForm: 'SARL AU',
    status: 'validated',
    review_reason: null,
    version: 1,
    ...changes,
  };
}

/** The answer of GET /partner/overview. */
export function partnerOverviewAnswer(changes: Partial<PartnerOverview> = {}) {
  const data: PartnerOverview = {
    status: 'validated',
    review_reason: null,
    figures: {
      clients: 12,
      requests: { pending: 3, accepted: 14, refused: 1 },
      drafts: 2,
      latest: [
        aSentRequest(3),
        aSentRequest(2, { status: 'accepted' }),
        aSentRequest(1, { kind: 'order', service: 'domiciliation', status: 'refused' }),
      ],
    },
    ...changes,
  };
  return { success: true as const, data };
}

/** The `number`th client of a partner. */
export function aPartnerClient(number = 1, changes: Partial<PartnerClient> = {}): PartnerClient {
  return {
    id: aUuid(number),
    email: `client${number}@example.com`,
    ...salma,
    phone: '0612345678',
    companyName: 'Atlas Conseil',
    ice: '001525713000084',
    city: 'Meknès',
    linked_at: '2026-09-02T10:00:00.000Z',
    ...changes,
  };
}

/** An order draft of a partner for the `number`th of their clients. */
export function aPartnerDraft(number = 1, changes: Partial<PartnerDraft> = {}): PartnerDraft {
  const { id, firstName, lastName, companyName } = aPartnerClient(number);
  return {
    service: 'company_creation',
    client: { id, firstName, lastName, companyName },
    package: 'COMBO12',
    package_name: 'Création et domiciliation 12 mois',
    step: 3,
    updated_at: '2026-11-21T14:32:00.000Z',
    ...changes,
  };
}

/** The `number`th request of a partner, as the partner sees it. */
export function aSentRequest(number = 1, changes: Partial<PartnerRequest> = {}): PartnerRequest {
  return {
    id: aUuid(number),
    kind: 'link',
    status: 'pending',
    service: null,
    total: null,
    answered_at: null,
    created_at: '2026-11-20T09:30:00.000Z',
    client: { id: null, email: `client${number}@example.com`, ...salma },
    order: null,
    ...changes,
  };
}

/** The `number`th order of a partner's client. */
export function aPartnerClientOrder(
  number = 1,
  changes: Partial<PartnerClientOrder> = {},
): PartnerClientOrder {
  return {
    id: aUuid(number),
    reference: `CMD-2026-${String(number).padStart(6, '0')}`,
    service: 'domiciliation',
    status: 'in_review',
    next_actor: 'firm',
    expected_by: '2099-12-01',
    created_at: '2026-11-18T09:30:00.000Z',
    ...changes,
  };
}

/** The `number`th document of a partner's client. */
export function aPartnerClientDocument(
  number = 1,
  changes: Partial<PartnerClientDocument> = {},
): PartnerClientDocument {
  return {
    id: aUuid(number),
    kind: 'identity',
    name: 'CIN Salma El Amrani.pdf',
    status: 'accepted',
    review_reason: null,
    reviewed_at: '2026-11-19T09:30:00.000Z',
    order: { id: aUuid(7), reference: 'CMD-2026-000007' },
    created_at: '2026-11-18T09:30:00.000Z',
    ...changes,
  };
}

/** The `number`th deadline of a partner's clients: the end of a domiciliation in a few days. */
export function aPartnerDeadline(
  number = 1,
  changes: Partial<PartnerDeadline> = {},
): PartnerDeadline {
  return {
    id: aUuid(number),
    kind: 'domiciliation',
    subject: 'Atlas Conseil',
    day: '2026-12-01',
    days_left: 5,
    warning: 'critical',
    client: { id: aUuid(1), ...salma },
    ...changes,
  };
}
