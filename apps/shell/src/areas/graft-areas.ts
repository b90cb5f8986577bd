import { areaForPath, type ReleasedArea } from '@tassis/platform/release';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import type { LoadArea } from './load-area.ts';

/** The id of the route under which an area's routes are grafted. */
export function areaRouteId(areaId: string): string {
  return `area:${areaId}`;
}

/** Loads the area that a path belongs to when it is first visited, and grafts its routes. */
export function graftAreas(
  areas: readonly ReleasedArea[],
  loadArea: LoadArea,
): PatchRoutesOnNavigationFunction {
  const grafted = new Set<string>();
  return async ({ path, patch, signal }) => {
    const released = areaForPath(areas, path);
    if (!released || grafted.has(released.id)) return;
    const area = await loadArea(released);
    // The router takes no routes for a navigation that another has overtaken: the other one grafts them.
    if (signal.aborted || grafted.has(released.id)) return;
    patch(areaRouteId(released.id), area.routes);
    grafted.add(released.id);
  };
}
