import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { listAuditRoute } from './list-audit.route.ts';

export function auditRoutes(deps: Dependencies): Route[] {
  return [listAuditRoute(deps)];
}
