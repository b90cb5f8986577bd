import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { downloadFileRoute } from './download-file.route.ts';
import { linkAdminListRoute } from './link-admin-list.route.ts';

export function downloadsRoutes(deps: Dependencies): Route[] {
  return [downloadFileRoute(deps), linkAdminListRoute(deps)];
}
