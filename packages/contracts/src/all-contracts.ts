import { getUser } from './account/get-user.ts';
import { login } from './account/login.ts';
import { logout } from './account/logout.ts';
import { refresh } from './account/refresh.ts';
import { registerClient } from './account/register-client.ts';
import { createCallbackRequest } from './callback-requests/create-callback-request.ts';
import { createContactSubmission } from './contact-submissions/create-contact-submission.ts';
import { getFirm } from './firm/get-firm.ts';
import { contentVersion } from './health/content-version.ts';
import { healthLive } from './health/health-live.ts';
import { healthReady } from './health/health-ready.ts';
import { createNewsletterSubscription } from './newsletter-subscriptions/create-newsletter-subscription.ts';
import { createOrder } from './orders/create-order.ts';
import { getClientOrderByKey } from './orders/get-client-order-by-key.ts';
import { getClientOrder } from './orders/get-client-order.ts';
import { listAdminOrders } from './orders/list-admin-orders.ts';
import { listClientOrders } from './orders/list-client-orders.ts';
import { listPackages } from './packages/list-packages.ts';
import { reportClientError } from './reports/report-client-error.ts';
import { reportCspViolation } from './reports/report-csp-violation.ts';

/** Every operation there is: the API refuses to start when one of them has no route. */
export const allContracts = [
  login,
  registerClient,
  refresh,
  logout,
  getUser,
  listPackages,
  getFirm,
  createContactSubmission,
  createCallbackRequest,
  createNewsletterSubscription,
  createOrder,
  listClientOrders,
  getClientOrder,
  getClientOrderByKey,
  listAdminOrders,
  healthLive,
  healthReady,
  contentVersion,
  reportClientError,
  reportCspViolation,
] as const;
