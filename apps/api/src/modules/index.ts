import type { Dependencies } from '../dependencies.ts';
import type { Route } from '../http/route.ts';
import { accountRoutes } from './account/account.routes.ts';
import { secondFactorRoutes } from './account/second-factor.routes.ts';
import { sessionRoutes } from './account/session.routes.ts';
import { appointmentsRoutes } from './appointments/appointments.routes.ts';
import { articlesRoutes } from './articles/articles.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { billsRoutes } from './bills/bills.routes.ts';
import { callbackRequestsRoutes } from './callback-requests/callback-requests.routes.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { clientsRoutes } from './clients/clients.routes.ts';
import { contactSubmissionsRoutes } from './contact-submissions/contact-submissions.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { draftsRoutes } from './drafts/drafts.routes.ts';
import { documentReviewsRoutes } from './document-reviews/document-reviews.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { domiciliationsRoutes } from './domiciliations/domiciliations.routes.ts';
import { downloadsRoutes } from './downloads/downloads.routes.ts';
import { firmRoutes } from './firm/firm.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { mailsRoutes } from './mails/mails.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { newsletterSubscriptionsRoutes } from './newsletter-subscriptions/newsletter-subscriptions.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { orderEditsRoutes } from './orders/order-edits.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { packagesRoutes } from './packages/packages.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { partnerClientsRoutes } from './partners/partner-clients.routes.ts';
import { partnerDraftsRoutes } from './partners/partner-drafts.routes.ts';
import { partnerRequestsRoutes } from './partners/partner-requests.routes.ts';
import { partnersRoutes } from './partners/partners.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { savedViewsRoutes } from './saved-views/saved-views.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

const tables = [
  accountRoutes,
  registrationRoutes,
  sessionRoutes,
  secondFactorRoutes,
  appointmentsRoutes,
  articlesRoutes,
  auditRoutes,
  billsRoutes,
  callbackRequestsRoutes,
  changesRoutes,
  clientsRoutes,
  contactSubmissionsRoutes,
  contentRoutes,
  draftsRoutes,
  documentsRoutes,
  documentReviewsRoutes,
  domiciliationsRoutes,
  downloadsRoutes,
  firmRoutes,
  healthRoutes,
  imagesRoutes,
  mailsRoutes,
  messagesRoutes,
  newsletterSubscriptionsRoutes,
  notificationsRoutes,
  ordersRoutes,
  orderEditsRoutes,
  packagesRoutes,
  reportsRoutes,
  overviewRoutes,
  partnersRoutes,
  partnerClientsRoutes,
  partnerDraftsRoutes,
  partnerRequestsRoutes,
  paymentsRoutes,
  savedViewsRoutes,
  usersRoutes,
];

/** One route for each contract; the registration throws when one is missing. */
export function allRoutes(deps: Dependencies): Route[] {
  return tables.flatMap((createRoutes) => createRoutes(deps));
}
