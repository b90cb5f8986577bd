import type { QueryClient } from '@tassis/api-client/query';
import { areaForPath, type ReleaseManifest } from '@tassis/platform/release';
import { matchRoutes, type DataRouter } from 'react-router';
import { routerContext } from '../queries.ts';
import type { AreaLoader } from './load-area.ts';

/** What prefetching works with. */
export interface Prefetching {
  manifest: ReleaseManifest;
  router: DataRouter;
  areas: AreaLoader;
  queries: QueryClient;
}

/**
 * Fetches the area and the answers of a page before it is asked for: when a link to it is pointed at or focused, and,
 * where nobody saves data, when it is in view and the browser is idle. The click itself then asks the network nothing.
 */
export function prefetchLinks(given: Prefetching): void {
  const asked = new Set<string>();
  const prefetch = (link: HTMLAnchorElement): void => {
    const { origin, pathname } = new URL(link.href);
    if (origin !== location.origin || asked.has(pathname)) return;
    asked.add(pathname);
    prefetchPage(pathname, given).catch(() => asked.delete(pathname)); // the click will tell
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(intent, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href) prefetch(link);
    });
  }
  if (!savesData()) prefetchVisible(given.router, prefetch);
}

/** Loads a page's area and asks for its answers; rejects when the area cannot be loaded. */
export async function prefetchPage(
  pathname: string,
  { manifest, areas, queries }: Prefetching,
): Promise<void> {
  const released = areaForPath(manifest.areas, pathname);
  if (!released) return;
  const area = await areas.load(released);
  const match = matchRoutes(area.routes, pathname)?.at(-1);
  const page = typeof match?.route.lazy === 'function' ? await match.route.lazy() : match?.route;
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

function prefetchVisible(router: DataRouter, prefetch: (link: HTMLAnchorElement) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      whenIdle(() => prefetch(target));
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
