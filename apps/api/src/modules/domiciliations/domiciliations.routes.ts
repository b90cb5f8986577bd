import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { closeDomiciliationRoute } from './close-domiciliation.route.ts';
import { downloadCalendarRoute } from './download-calendar.route.ts';
import { generateWarningsRoute } from './generate-warnings.route.ts';
import { getAdminDomiciliationRoute } from './get-admin-domiciliation.route.ts';
import { getClientDomiciliationRoute } from './get-client-domiciliation.route.ts';
import { listAdminDomiciliationsRoute } from './list-admin-domiciliations.route.ts';
import { listAdminWarningsRoute } from './list-admin-warnings.route.ts';
import { listClientDomiciliationsRoute } from './list-client-domiciliations.route.ts';
import { listClientWarningsRoute } from './list-client-warnings.route.ts';
import { renewDomiciliationRoute } from './renew-domiciliation.route.ts';
import { sendWarningRoute } from './send-warning.route.ts';

export function domiciliationsRoutes(deps: Dependencies): Route[] {
  return [
    closeDomiciliationRoute(deps),
    downloadCalendarRoute(deps),
    generateWarningsRoute(deps),
    getAdminDomiciliationRoute(deps),
    getClientDomiciliationRoute(deps),
    listAdminDomiciliationsRoute(deps),
    listAdminWarningsRoute(deps),
    listClientDomiciliationsRoute(deps),
    listClientWarningsRoute(deps),
    renewDomiciliationRoute(deps),
    sendWarningRoute(deps),
  ];
}
