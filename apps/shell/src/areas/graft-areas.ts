import { areaForPath, type ReleasedArea } from '@tassis/platform/release';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import type { LoadArea } from './load-area.ts';

/** The id of the route under which an area's routes are grafted. */
export function areaRouteId(areaId: string): string {
  return `area:${areaId}`;
}

/** The areas whose routes the router knows. */
export type Grafts = Map<string, RouteObject[]>;

/** Loads the area that a path belongs to when it is first visited, and grafts its routes. */
export function graftAreas(
  areas: readonly ReleasedArea[],
  loadArea: LoadArea,
  grafts: Grafts,
): PatchRoutesOnNavigationFunction {
  return async ({ path, patch, signal }) => {
    const released = areaForPath(areas, path);
    if (!released || grafts.has(released.id)) return;
    const area = await loadArea(released);
    // The router takes no routes for a navigation that another has overtaken: the other one grafts them.
    if (signal.aborted || grafts.has(released.id)) return;
    patch(areaRouteId(released.id), area.routes);
    grafts.set(released.id, area.routes);
  };
}

/** A tree of routes with all that was grafted in its place. */
export function withGrafts(routes: RouteObject[], grafts: Grafts): RouteObject[] {
  const grafted = [...grafts].map(([id, children]) => [areaRouteId(id), children] as const);
  const places = new Map(grafted);
  const fill = (route: RouteObject): RouteObject => {
    const children = places.get(route.id ?? '') ?? route.children?.map(fill);
    return route.index || !children ? route : { ...route, children };
  };
  return routes.map(fill);
}
