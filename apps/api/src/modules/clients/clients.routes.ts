import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { getClientProfileRoute } from './get-client-profile.route.ts';
import { updateClientProfileRoute } from './update-client-profile.route.ts';

export function clientsRoutes(deps: Dependencies): Route[] {
  return [getClientProfileRoute(deps), updateClientProfileRoute(deps)];
}
