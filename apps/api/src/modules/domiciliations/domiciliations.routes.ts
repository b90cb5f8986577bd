import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { downloadCalendarRoute } from './download-calendar.route.ts';
import { listClientDomiciliationsRoute } from './list-client-domiciliations.route.ts';
import { listClientWarningsRoute } from './list-client-warnings.route.ts';
import { renewDomiciliationRoute } from './renew-domiciliation.route.ts';

export function domiciliationsRoutes(deps: Dependencies): Route[] {
  return [
    downloadCalendarRoute(deps),
    listClientDomiciliationsRoute(deps),
    listClientWarningsRoute(deps),
    renewDomiciliationRoute(deps),
  ];
}
