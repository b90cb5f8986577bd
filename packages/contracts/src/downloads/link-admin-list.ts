import * as z from '@tassis/contracts/schema';
import { listAdminBills } from '../bills/list-admin-bills.ts';
import { listCallbackRequests } from '../callback-requests/list-callback-requests.ts';
import { listContactSubmissions } from '../contact-submissions/list-contact-submissions.ts';
import { listAdminClients } from '../clients/list-admin-clients.ts';
import { listAdminOrders } from '../orders/list-admin-orders.ts';
import { defineContract } from '../contract.ts';
import { listAdminDocuments } from '../documents/list-admin-documents.ts';
import { listAdminDomiciliations } from '../domiciliations/list-admin-domiciliations.ts';
import { listAdminWarnings } from '../domiciliations/list-admin-warnings.ts';
import { listAdminMails } from '../mails/list-admin-mails.ts';
import { listNewsletterSubscriptions } from '../newsletter-subscriptions/list-newsletter-subscriptions.ts';
import { listAdminPartners } from '../partners/list-admin-partners.ts';
import { wrong } from '../rule.ts';
import { listAdminUsers } from '../users/list-admin-users.ts';
import { DownloadUrl } from './download-url.ts';

/** The staff's lists that can be exported as CSV, by the last segment of their path. */
export const CSV_LISTS = [
  'callback-requests',
  'clients',
  'contact-submissions',
  'documents',
  'domiciliation-warnings',
  'domiciliations',
  'mails',
  'orders',
  'newsletter-subscriptions',
  'partners',
  'payments',
  'users',
] as const;

/** Most rows that can be chosen for one export. */
const CHOSEN_MAX = 1000;

/** Exports a whole list as CSV, or the chosen rows of it. Besides `format` it takes the list's own query and refuses what the list refuses. */
export const linkAdminList = defineContract({
  name: 'linkAdminList',
  method: 'POST',
  path: '/admin/:list/download-link',
  summary:
    'A link to a list of the staff as CSV, filtered as the list is; with `ids`, only those of its rows.',
  auth: ['admin'],
  listQueries: {
    'callback-requests': listCallbackRequests.request.query,
    'contact-submissions': listContactSubmissions.request.query,
    documents: listAdminDocuments.request.query,
    'domiciliation-warnings': listAdminWarnings.request.query,
    clients: listAdminClients.request.query,
    orders: listAdminOrders.request.query,
    domiciliations: listAdminDomiciliations.request.query,
    mails: listAdminMails.request.query,
    'newsletter-subscriptions': listNewsletterSubscriptions.request.query,
    partners: listAdminPartners.request.query,
    payments: listAdminBills.request.query,
    users: listAdminUsers.request.query,
  } satisfies Record<(typeof CSV_LISTS)[number], unknown>,
  request: {
    params: z.strictObject({ list: z.enum(CSV_LISTS, wrong) }),
    query: z.looseObject({ format: z.literal('csv', wrong) }),
    body: z.strictObject({
      ids: z.optional(
        z
          .array(z.uuid(wrong), wrong)
          .check(z.minLength(1, wrong), z.maxLength(CHOSEN_MAX, { error: 'too_many_items' })),
      ),
    }),
  },
  response: { status: 200, schema: DownloadUrl },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
