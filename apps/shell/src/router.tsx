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

/** What the site's router is made of. */
interface SiteParts {
  /** The site's tree without areas. */
  routes: RouteObject[];
  /** Filled with the routes of loaded areas. */
  grafts: Grafts;
  findArea: FindArea;
  loadArea: LoadArea;
  /** The context of its loaders. */
  getContext: () => RouterContextProvider;
}

/** The site's one router in the browser; it starts with the page's address at once. */
export function createSiteRouter(parts: SiteParts): DataRouter {
  const { routes, grafts, findArea, loadArea, getContext } = parts;
  nameHistoryEntry();
  return createBrowserRouter(routes, {
    patchRoutesOnNavigation: graftAreas(findArea, loadArea, grafts),
    getContext,
  });
}

/** Resolves when the router knows the first page: its area is loaded and grafted, or failed. */
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
