import type { Dependencies } from '../dependencies.ts';
import type { Route } from '../http/route.ts';
import { getUserRoute } from './account/get-user.route.ts';
import { loginRoute } from './account/login.route.ts';
import { logoutRoute } from './account/logout.route.ts';
import { refreshRoute } from './account/refresh.route.ts';
import { registerClientRoute } from './account/register-client.route.ts';
import { createCallbackRequestRoute } from './callback-requests/create-callback-request.route.ts';
import { createContactSubmissionRoute } from './contact-submissions/create-contact-submission.route.ts';
import { getFirmRoute } from './firm/get-firm.route.ts';
import { contentVersionRoute } from './health/content-version.route.ts';
import { healthLiveRoute } from './health/health-live.route.ts';
import { healthReadyRoute } from './health/health-ready.route.ts';
import { createNewsletterSubscriptionRoute } from './newsletter-subscriptions/create-newsletter-subscription.route.ts';
import { createOrderRoute } from './orders/create-order.route.ts';
import { getClientOrderByKeyRoute } from './orders/get-client-order-by-key.route.ts';
import { getClientOrderRoute } from './orders/get-client-order.route.ts';
import { listAdminOrdersRoute } from './orders/list-admin-orders.route.ts';
import { listClientOrdersRoute } from './orders/list-client-orders.route.ts';
import { listPackagesRoute } from './packages/list-packages.route.ts';
import { reportClientErrorRoute } from './reports/report-client-error.route.ts';
import { reportCspViolationRoute } from './reports/report-csp-violation.route.ts';

/** One route for each contract; the registrar checks that none is missing. */
export function allRoutes(deps: Dependencies): Route[] {
  return [
    loginRoute(deps),
    registerClientRoute(deps),
    refreshRoute(deps),
    logoutRoute(deps),
    getUserRoute(deps),
    listPackagesRoute(deps),
    getFirmRoute(deps),
    createContactSubmissionRoute(deps),
    createCallbackRequestRoute(deps),
    createNewsletterSubscriptionRoute(deps),
    createOrderRoute(deps),
    listClientOrdersRoute(deps),
    getClientOrderRoute(deps),
    getClientOrderByKeyRoute(deps),
    listAdminOrdersRoute(deps),
    healthLiveRoute(),
    healthReadyRoute(deps),
    contentVersionRoute(deps),
    reportClientErrorRoute(deps),
    reportCspViolationRoute(deps),
  ];
}
