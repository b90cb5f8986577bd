import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { getSavedViewsRoute } from './get-saved-views.route.ts';
import { updateSavedViewsRoute } from './update-saved-views.route.ts';

export function savedViewsRoutes(deps: Dependencies): Route[] {
  return [getSavedViewsRoute(deps), updateSavedViewsRoute(deps)];
}
