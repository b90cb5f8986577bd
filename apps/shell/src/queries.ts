import { QueryClient, QueryObserver } from '@tassis/api-client/query';
import type { Session } from '@tassis/auth';
import { pageContext, type PageQueries } from '@tassis/platform/router';
import type { RouterContextProvider } from 'react-router';

/** The query cache: one per page in the browser, one per rendering on the server. */
export function createQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
}

/**
 * Provides the router's loaders with the cache; in the browser the page shows a failed query. Requests without an
 * observer are cancelled, so a loader observes its queries until the page does.
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

/** Clears the cache when another person signs in or the session ends, so that nobody sees another person's data. */
export function forgetAnswersOfOthers(store: Session['store'], cache: QueryClient): void {
  store.subscribe((now, before) => {
    if (before.user && now.user?.id !== before.user.id) cache.clear();
  });
}

/** After signing in again, refetches queries that were refused with 401; the rest of the page stays as it is. */
export function askRefusedAgain(store: Session['store'], cache: QueryClient): void {
  store.subscribe((now, before) => {
    if (!before.ended || now.ended || !now.user) return;
    void cache.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
    });
  });
}
