import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { createImageRoute } from './create-image.route.ts';
import { getImageRoute } from './get-image.route.ts';

export function imagesRoutes(deps: Dependencies): Route[] {
  return [createImageRoute(deps), getImageRoute(deps)];
}
