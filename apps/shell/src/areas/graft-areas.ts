import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { letBrowserAnswer } from '../start/let-browser-answer.ts';
import { areaRoute, CONTENT } from '../site-routes.tsx';
import type { FindArea } from './area-list.ts';
import type { LoadArea } from './load-area.ts';
import type { Grafts } from './recovery.ts';

/** Loads the area that a path belongs to when it is first visited, and grafts its routes. */
export function graftAreas(
  findArea: FindArea,
  loadArea: LoadArea,
  grafts: Grafts,
): PatchRoutesOnNavigationFunction {
  return async ({ path, patch, signal }) => {
    const released = await findArea(path);
    if (!released || grafts.has(released.id)) return;
    // Making the router, entering the area and matching its routes would be one long task.
    await letBrowserAnswer();
    const area = await loadArea(released, path);
    await letBrowserAnswer();
    // The router takes no routes for a navigation that another has overtaken: the other one grafts them.
    if (signal.aborted || grafts.has(released.id)) return;
    const route = areaRoute(released, area.routes);
    patch(CONTENT, [route]);
    grafts.set(released.id, route);
  };
}
