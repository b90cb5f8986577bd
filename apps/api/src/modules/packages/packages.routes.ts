import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { listPackagesRoute } from './list-packages.route.ts';

export function packagesRoutes(deps: Dependencies): Route[] {
  return [listPackagesRoute(deps)];
}
