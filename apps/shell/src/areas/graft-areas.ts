import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { letBrowserAnswer } from '../start/let-browser-answer.ts';
import { areaRoute, CONTENT } from '../site-routes.tsx';
import type { FindArea } from './area-list.ts';
import type { LoadArea } from './load-area.ts';
import type { Grafts } from './recovery.ts';

/** Lazy route discovery: loads the area of a path on its first visit, and adds its routes to the router. */
export function graftAreas(
  findArea: FindArea,
  loadArea: LoadArea,
  grafts: Grafts,
): PatchRoutesOnNavigationFunction {
  return async ({ path, patch, signal }) => {
    const released = await findArea(path);
    if (!released || grafts.has(released.id)) return;
    // Yields: creating the router, running the area and matching its routes would be one long task.
    await letBrowserAnswer();
    const area = await loadArea(released, path);
    await letBrowserAnswer();
    // The router ignores routes for a navigation that was interrupted: the newer navigation adds them.
    if (signal.aborted || grafts.has(released.id)) return;
    const route = areaRoute(released, area.routes);
    patch(CONTENT, [route]);
    grafts.set(released.id, route);
  };
}
