import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { listAdminMailsRoute } from './list-admin-mails.route.ts';

export function mailsRoutes(deps: Dependencies): Route[] {
  return [listAdminMailsRoute(deps)];
}
