import {
  createBrowserRouter,
  type DataRouter,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router';
import type { FindArea } from './areas/area-list.ts';
import { graftAreas } from './areas/graft-areas.ts';
import type { LoadArea } from './areas/load-area.ts';
import type { Grafts } from './areas/recovery.ts';
import { nameHistoryEntry } from './start/history-entry.ts';

/** The dependencies of the site's router. */
interface SiteParts {
  /** The site's tree without areas. */
  routes: RouteObject[];
  /** The router fills it with the routes of loaded areas. */
  grafts: Grafts;
  findArea: FindArea;
  loadArea: LoadArea;
  /** The context of the loaders. */
  getContext: () => RouterContextProvider;
}

/** The browser's only router; it starts with the page's address at once. */
export function createSiteRouter(parts: SiteParts): DataRouter {
  const { routes, grafts, findArea, loadArea, getContext } = parts;
  nameHistoryEntry();
  return createBrowserRouter(routes, {
    patchRoutesOnNavigation: graftAreas(findArea, loadArea, grafts),
    getContext,
  });
}

/** Resolves when the router has matched the first page: its area is loaded and its routes are added, or it has failed. */
export function routerReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
