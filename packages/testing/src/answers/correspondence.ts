import type {
  AdminContactSubmission,
  AdminDocument,
  AdminDomiciliationWarning,
  NewsletterSubscription,
} from '@tassis/contracts';
import { aUuid } from './orders.ts';

const client = {
  id: aUuid(1001),
  firstName: 'Youssef',
  lastName: 'Benkirane',
  email: 'youssef@example.com',
};

/** The `number`th document in the staff's list: an identity document that waits to be checked. */
export function anAdminDocument(number = 1, changes: Partial<AdminDocument> = {}): AdminDocument {
  return {
    id: aUuid(number),
    kind: 'identity',
    name: `CIN ${number}.pdf`,
    origin: 'client',
    status: 'pending',
    review_reason: null,
    reviewed_at: null,
    order: { id: aUuid(number + 100), reference: `CMD-2026-${String(number).padStart(6, '0')}` },
    bill: null,
    size: 240_000,
    created_at: '2026-11-21T09:30:00.000Z',
    version: 1,
    client,
    ...changes,
  };
}

/** The `number`th message to the firm, as the staff see it: new, given to nobody. */
export function anAdminContactSubmission(
  number = 1,
  changes: Partial<AdminContactSubmission> = {},
): AdminContactSubmission {
  return {
    id: aUuid(number),
    name: `Hanane Idrissi ${number}`,
    email: `hanane${number}@example.com`,
    phone: '0612345678',
    company: 'Maison Volubilis',
    service: 'Création de société',
    message: 'Bonjour,\nCombien de temps faut-il pour créer une SARL ?',
    source: 'contact_page',
    status: 'new',
    assigned_to: null,
    replies: [],
    created_at: '2026-11-21T09:30:00.000Z',
    version: 1,
    ...changes,
  };
}

/** The `number`th warning in the staff's list: it ends in five days. */
export function anAdminWarning(
  number = 1,
  changes: Partial<AdminDomiciliationWarning> = {},
): AdminDomiciliationWarning {
  return {
    id: aUuid(number),
    domiciliation_id: aUuid(number),
    status: 'critical',
    companyName: `Atlas Conseil ${number}`,
    ICE: '001525713000084',
    end_date: '2026-11-26',
    days_left: 5,
    renewal_total: 1440,
    generated: false,
    client: { ...client, phone: '0612345678' },
    ...changes,
  };
}

/** The `number`th subscription to the newsletter. */
export function aNewsletterSubscription(
  number = 1,
  changes: Partial<NewsletterSubscription> = {},
): NewsletterSubscription {
  return {
    id: aUuid(number),
    email: `lectrice${number}@example.com`,
    source: 'footer_newsletter',
    unsubscribed_at: null,
    created_at: '2026-11-21T09:30:00.000Z',
    ...changes,
  };
}
