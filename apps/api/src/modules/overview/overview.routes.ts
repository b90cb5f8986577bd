import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { getAdminOverviewRoute } from './get-admin-overview.route.ts';
import { getClientOverviewRoute } from './get-client-overview.route.ts';

export function overviewRoutes(deps: Dependencies): Route[] {
  return [getAdminOverviewRoute(deps), getClientOverviewRoute(deps)];
}
