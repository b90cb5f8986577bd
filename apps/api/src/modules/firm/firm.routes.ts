import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { getFirmRoute } from './get-firm.route.ts';

export function firmRoutes(deps: Dependencies): Route[] {
  return [getFirmRoute(deps)];
}
