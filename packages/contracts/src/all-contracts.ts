import { accountContracts } from './account/account.contracts.ts';
import { appointmentsContracts } from './appointments/appointments.contracts.ts';
import { articlesContracts } from './articles/articles.contracts.ts';
import { auditContracts } from './audit/audit.contracts.ts';
import { billsContracts } from './bills/bills.contracts.ts';
import { callbackRequestsContracts } from './callback-requests/callback-requests.contracts.ts';
import { changesContracts } from './changes/changes.contracts.ts';
import { clientsContracts } from './clients/clients.contracts.ts';
import { contactSubmissionsContracts } from './contact-submissions/contact-submissions.contracts.ts';
import { contentContracts } from './content/content.contracts.ts';
import { domiciliationsContracts } from './domiciliations/domiciliations.contracts.ts';
import { draftsContracts } from './drafts/drafts.contracts.ts';
import { documentsContracts } from './documents/documents.contracts.ts';
import { downloadsContracts } from './downloads/downloads.contracts.ts';
import { firmContracts } from './firm/firm.contracts.ts';
import { healthContracts } from './health/health.contracts.ts';
import { imagesContracts } from './images/images.contracts.ts';
import { mailsContracts } from './mails/mails.contracts.ts';
import { messagesContracts } from './messages/messages.contracts.ts';
import { newsletterSubscriptionsContracts } from './newsletter-subscriptions/newsletter-subscriptions.contracts.ts';
import { notificationsContracts } from './notifications/notifications.contracts.ts';
import { ordersContracts } from './orders/orders.contracts.ts';
import { packagesContracts } from './packages/packages.contracts.ts';
import { reportsContracts } from './reports/reports.contracts.ts';
import { overviewContracts } from './overview/overview.contracts.ts';
import { partnersContracts } from './partners/partners.contracts.ts';
import { paymentsContracts } from './payments/payments.contracts.ts';
import { savedViewsContracts } from './saved-views/saved-views.contracts.ts';
import { usersContracts } from './users/users.contracts.ts';

/** All operations. The API refuses to start when one of them has no route. */
export const allContracts = [
  ...accountContracts,
  ...appointmentsContracts,
  ...articlesContracts,
  ...auditContracts,
  ...billsContracts,
  ...callbackRequestsContracts,
  ...changesContracts,
  ...clientsContracts,
  ...contactSubmissionsContracts,
  ...contentContracts,
  ...draftsContracts,
  ...documentsContracts,
  ...domiciliationsContracts,
  ...downloadsContracts,
  ...firmContracts,
  ...healthContracts,
  ...imagesContracts,
  ...mailsContracts,
  ...messagesContracts,
  ...newsletterSubscriptionsContracts,
  ...notificationsContracts,
  ...ordersContracts,
  ...packagesContracts,
  ...reportsContracts,
  ...overviewContracts,
  ...partnersContracts,
  ...paymentsContracts,
  ...savedViewsContracts,
  ...usersContracts,
] as const;
