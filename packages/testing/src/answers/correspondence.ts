import type {
  AdminCallbackRequest,
  AdminContactSubmission,
  AdminDocument,
  AdminDomiciliation,
  AdminDomiciliationWarning,
  AdminMail,
  ClientDocument,
  NewsletterSubscription,
} from '@tassis/contracts';
import { aUuid } from './orders.ts';

const client = {
  id: aUuid(1001),
  firstName: 'Youssef',
  lastName: 'Benkirane',
  email: 'youssef@example.com',
};

/** The `number`th document in the staff's list: an identity document that awaits review. */
export function anAdminDocument(number = 1, changes: Partial<AdminDocument> = {}): AdminDocument {
  return {
    id: aUuid(number),
    kind: 'identity',
    name: `CIN ${number}.pdf`,
    origin: 'client',
    status: 'pending',
    review_reason: null,
    reviewed_at: null,
    replaces: null,
    order: { id: aUuid(number + 100), reference: `CMD-2026-${String(number).padStart(6, '0')}` },
    bill: null,
    size: 240_000,
    created_at: '2026-11-21T09:30:00.000Z',
    version: 1,
    client,
    ...changes,
  };
}

/** The same in its client's list. */
export function aClientDocument(number = 1, changes: Partial<ClientDocument> = {}): ClientDocument {
  const { client: _, ...document } = anAdminDocument(number);
  return { ...document, ...changes };
}

/** The `number`th message to the firm as the staff see it: new, unassigned. */
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

/** The `number`th callback request: as soon as possible, unassigned. */
export function anAdminCallback(
  number = 1,
  changes: Partial<AdminCallbackRequest> = {},
): AdminCallbackRequest {
  return {
    id: aUuid(number),
    name: `Nabil Tazi ${number}`,
    phone: '0612345678',
    email: null,
    message: 'Plutôt le matin',
    slot: null,
    due_at: '2026-11-21T09:30:00.000Z',
    status: 'open',
    assigned_to: null,
    note: null,
    cancelled_at: null,
    created_at: '2026-11-21T09:30:00.000Z',
    version: 1,
    ...changes,
  };
}

/** The `number`th mail of the log: sent. */
export function anAdminMail(number = 1, changes: Partial<AdminMail> = {}): AdminMail {
  return {
    id: aUuid(number),
    template: 'order-received',
    recipient: `client${number}@example.com`,
    user_id: null,
    locale: 'fr',
    subject: `Votre commande CMD-2026-${String(number).padStart(6, '0')}`,
    status: 'sent',
    attempts: 1,
    last_error: null,
    sent_at: '2026-11-21T09:31:00.000Z',
    created_at: '2026-11-21T09:30:00.000Z',
    ...changes,
  };
}

/** The `number`th domiciliation, renewed once, with one manager and one document. */
export function anAdminDomiciliation(
  number = 1,
  changes: Partial<AdminDomiciliation> = {},
): AdminDomiciliation {
  const order = { id: aUuid(number + 100), reference: 'CMD-2025-000042' };
  return {
    id: aUuid(number),
    companyName: `Atlas Conseil ${number}`,
    ICE: '001525713000084',
    start_date: '2024-12-01',
    end_date: '2026-11-30',
    days_left: 4,
    status: 'open',
    warning: 'critical',
    monthly_rate: 100,
    renewal: { duration_months: 12, end_date: '2027-11-30', subtotal: 1200, vat: 240, total: 1440 },
    closed_at: null,
    close_reason: null,
    created_at: '2024-12-01T09:00:00.000Z',
    version: 3,
    client: { ...client, phone: '0612345678' },
    order,
    company: null,
    request: {
      id: aUuid(number + 200),
      start_date: '2024-12-01',
      duration_months: 12,
      end_date: '2025-11-30',
      identificationType: 'CIN',
      identifierValue: 'AB123456',
      formJuridique: 'dénomination_Commerciale',
      companyName: `Atlas Conseil ${number}`,
      acronym: null,
      ICE: '001525713000084',
      negativeCertificate: null,
      managers: [
        {
          id: aUuid(number + 300),
          firstName: 'Omar',
          lastName: 'Berrada',
          sex: 'Male',
          birthDate: '1980-01-01',
          placeOfBirth: 'Fès',
          address: '1, rue de la Paix',
          city: 'Meknès',
          nationality: 'Moroccan',
          identificationType: 'CIN',
          cin: 'CD654321',
          passport: null,
          carteSejour: null,
          email: 'omar@example.com',
          phone: '0698765432',
        },
      ],
    },
    documents: [anAdminDocument(number + 400, { status: 'accepted' })],
    periods: [
      {
        id: aUuid(number + 501),
        start_date: '2025-12-01',
        end_date: '2026-11-30',
        months: 12,
        order: { id: aUuid(number + 600), reference: 'CMD-2025-000099' },
        bill: { id: aUuid(number + 700), number: 'FAC-2025-000099', status: 'paid', total: 1440 },
        created_at: '2025-11-20T09:00:00.000Z',
      },
      {
        id: aUuid(number + 500),
        start_date: '2024-12-01',
        end_date: '2025-11-30',
        months: 12,
        order,
        bill: null,
        created_at: '2024-12-01T09:00:00.000Z',
      },
    ],
    ...changes,
  };
}
