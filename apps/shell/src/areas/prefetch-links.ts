import type { QueryClient } from '@tassis/api-client/query';
import { matchRoutes, type DataRouter, type RouterContextProvider } from 'react-router';
import { importAhead } from '../start/gone-chunks.ts';
import { letBrowserAnswer } from '../start/let-browser-answer.ts';
import type { FindArea } from './area-list.ts';
import type { AreaLoader } from './load-area.ts';
import { readEntryIntegrity } from './load-release.ts';

/** The dependencies of prefetching. */
export interface Prefetching {
  findArea: FindArea;
  router: DataRouter;
  areas: Pick<AreaLoader, 'load'>;
  queries: QueryClient;
  /** Provides loaders with the query cache. */
  getContext: () => RouterContextProvider;
}

/** Prefetches a page and its queries when a link to it is hovered or focused. */
export function prefetchPointed(given: Prefetching): void {
  for (const eventName of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(eventName, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // On every hover: stale answers are fetched again, fresh ones are not.
      if (link?.origin === location.origin) prefetchPage(link.pathname, given).catch(ignore);
    });
  }
}

/**
 * Prefetches pages whose links are in view, one after the other, while the browser is idle and the current page has its
 * answers. With `Save-Data` only the list of an area's files is fetched: the click then fetches all of them in parallel.
 * Must be called once the current page is rendered.
 */
export function prefetchVisible(given: Prefetching): void {
  const { router, queries } = given;
  const prefetch = savesData() ? fetchList : prefetchOfArea;
  const asked = new Set([location.pathname]);
  let last = Promise.resolve();
  // A WeakRef, so that a waiting link does not retain the DOM of a page that was left.
  const prefetchNext = async (
    before: Promise<void>,
    pathname: string,
    link: WeakRef<Element>,
  ): Promise<void> => {
    await before;
    await answered(queries);
    await idle();
    // A link whose page was left meanwhile is skipped.
    if (!link.deref()?.isConnected) asked.delete(pathname);
    else await prefetch(pathname, given).catch(() => asked.delete(pathname));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const { pathname } = target;
      if (asked.has(pathname)) continue;
      asked.add(pathname);
      last = prefetchNext(last, pathname, new WeakRef(target));
    }
  });
  const observe = async (): Promise<void> => {
    await idle();
    // It runs once: a module that is there already is not run again.
    importAhead(() => import('../vitals/visit.ts')).catch(ignore);
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  };
  void observe();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') void observe();
  });
}

/** Ignored: the click reports a failure. */
const ignore = () => undefined;

async function fetchList(pathname: string, { findArea }: Prefetching): Promise<void> {
  const released = await findArea(pathname);
  if (released?.integrity) await readEntryIntegrity(released.entry, released.integrity);
}

async function prefetchOfArea(pathname: string, given: Prefetching): Promise<void> {
  if (await given.findArea(pathname)) await prefetchPage(pathname, given);
}

/** Loads a page and starts its queries; rejects when it cannot be loaded. */
export async function prefetchPage(
  pathname: string,
  { findArea, areas, router, getContext }: Prefetching,
): Promise<void> {
  const released = await findArea(pathname);
  const routes = released ? (await areas.load(released, pathname)).routes : router.routes;
  await letBrowserAnswer(); // the requests for the files of the page are small tasks; its import then finds them loading
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
    context: getContext(),
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

/** Resolves when no query is being fetched. */
function answered(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const tell = () => {
      if (queries.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queries.getQueryCache().subscribe(tell);
    tell();
  });
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
