import type { QueryClient } from '@tassis/api-client/query';
import { areaForPath, type ReleaseManifest } from '@tassis/platform/release';
import { matchRoutes, type DataRouter } from 'react-router';
import { routerContext } from '../queries.ts';
import { importAhead } from '../start/gone-chunks.ts';
import type { FindArea } from './area-list.ts';
import type { AreaLoader } from './load-area.ts';
import { readIntegrityOf } from './load-release.ts';

/** What prefetching works with. */
export interface Prefetching {
  manifest: Pick<ReleaseManifest, 'areas'>;
  findArea: FindArea;
  router: DataRouter;
  areas: Pick<AreaLoader, 'load'>;
  queries: QueryClient;
}

/**
 * Fetches a page and its answers before it is asked for: when a link to it is pointed at or focused, and, where nobody
 * saves data, the area and the answers when it is in view and the browser is idle. The click itself then asks the
 * network nothing. Who saves data gets, of the areas in view, the short list of what they consist of: the click then
 * asks for all of it at once.
 */
export function prefetchLinks(given: Prefetching): void {
  const prefetch: Prefetch = async ({ origin, pathname }) => {
    if (origin === location.origin) await prefetchPage(pathname, given);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(intent, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Each time: answers grow old, and what is there and fresh is not asked for again.
      if (link) prefetch(link).catch(() => undefined); // the click will tell
    });
  }
  prefetchVisible(given, savesData() ? (link) => readAhead(link.pathname, given) : prefetch);
}

type Prefetch = (link: HTMLAnchorElement) => Promise<void>;

async function readAhead(pathname: string, { findArea }: Prefetching): Promise<void> {
  const released = await findArea(pathname);
  if (released?.integrity) await readIntegrityOf(released.entry, released.integrity);
}

/** Loads a page and asks for its answers; rejects when it cannot be loaded. */
export async function prefetchPage(
  pathname: string,
  { findArea, areas, queries, router }: Prefetching,
): Promise<void> {
  const released = await findArea(pathname);
  const routes = released ? (await areas.load(released, pathname)).routes : router.routes;
  const match = matchRoutes(routes, pathname)?.at(-1);
  const lazy = match?.route.lazy;
  const page = typeof lazy === 'function' ? await importAhead(() => lazy()) : match?.route;
  if (!match || typeof page?.loader !== 'function') return;
  const url = new URL(pathname, location.origin);
  await page.loader({
    request: new Request(url),
    url,
    pattern: match.route.path ?? '',
    params: match.params,
    context: routerContext(queries),
  });
}

function prefetchVisible({ manifest, router }: Prefetching, prefetch: Prefetch): void {
  const asked = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      whenIdle(() => {
        const { pathname } = target;
        if (asked.has(pathname) || !areaForPath(manifest.areas, pathname)) return;
        asked.add(pathname);
        prefetch(target).catch(() => asked.delete(pathname));
      });
    }
  });
  const observe = (): void => {
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  };
  whenIdle(observe);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(observe);
  });
}

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action);
  else setTimeout(action, 200);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
