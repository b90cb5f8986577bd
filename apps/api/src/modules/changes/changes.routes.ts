import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { streamChangesRoute } from './stream-changes.route.ts';

export function changesRoutes(deps: Dependencies): Route[] {
  return [streamChangesRoute(deps)];
}
