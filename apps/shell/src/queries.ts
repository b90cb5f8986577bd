import { QueryClient, QueryObserver } from '@tassis/api-client/query';
import type { Session } from '@tassis/auth';
import { pageContext, type PageQueries } from '@tassis/platform/router';
import type { RouterContextProvider } from 'react-router';

/** A cache of answers: one a page in the browser, one a rendering on the server. */
export function createQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
}

/**
 * Gives the router's loaders the cache; in the browser a failed answer is the page's to show. A request whose last page is
 * gone is taken back: what the next page has asked for is watched until it is there.
 */
export function routerContext(
  queries: QueryClient,
  mayEnter?: PageQueries['mayEnter'],
): RouterContextProvider {
  return pageContext({
    waits: false,
    ...(mayEnter && { mayEnter }),
    need: (query) => {
      const leave = new QueryObserver(queries, { ...query, enabled: false }).subscribe(ignore);
      return queries.prefetchQuery(query).finally(leave);
    },
  });
}

function ignore(): void {}

/** When another person signs in, or nobody is any more, nothing that the last one saw may show. */
export function forgetAnswersOfOthers(store: Session['store'], cache: QueryClient): void {
  store.subscribe((now, before) => {
    if (before.user && now.user?.id !== before.user.id) cache.clear();
  });
}

/** Who signs in again finds what was refused meanwhile asked for anew; the rest of the page stays as it is. */
export function askRefusedAgain(store: Session['store'], cache: QueryClient): void {
  store.subscribe((now, before) => {
    if (!before.ended || now.ended || !now.user) return;
    void cache.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
    });
  });
}
