import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { reportClientErrorRoute } from './report-client-error.route.ts';
import { reportCspViolationRoute } from './report-csp-violation.route.ts';

export function reportsRoutes(deps: Dependencies): Route[] {
  return [reportClientErrorRoute(deps), reportCspViolationRoute(deps)];
}
