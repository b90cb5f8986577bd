import type { QueryClient } from '@tassis/api-client/query';
import type { ReleaseManifest } from '@tassis/platform/release';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router';
import { graftAreas, type Grafts } from './areas/graft-areas.ts';
import type { LoadArea } from './areas/load-area.ts';
import { routerContext } from './queries.ts';
import { nameHistoryEntry } from './start/history-entry.ts';

/** What the site's router is made of. */
interface SiteParts {
  manifest: ReleaseManifest;
  /** The site's tree without areas. */
  routes: RouteObject[];
  /** Filled with what is grafted. */
  grafts: Grafts;
  loadArea: LoadArea;
  queries: QueryClient;
}

/** The site's one router in the browser; it starts with the page's address at once. */
export function createSiteRouter(parts: SiteParts): DataRouter {
  const { manifest, routes, grafts, loadArea, queries } = parts;
  nameHistoryEntry();
  return createBrowserRouter(routes, {
    patchRoutesOnNavigation: graftAreas(manifest.areas, loadArea, grafts),
    getContext: () => routerContext(queries),
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
