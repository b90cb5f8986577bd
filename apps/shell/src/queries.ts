import { QueryClient } from '@tanstack/react-query';
import type { Session } from '@tassis/auth';

/** The page's one cache of answers. */
export const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });

/** When another person signs in, or nobody is any more, nothing that the last one saw may show. */
export function forgetAnswersOfOthers(store: Session['store'], cache: QueryClient): void {
  store.subscribe((now, before) => {
    if (before.user && now.user?.id !== before.user.id) cache.clear();
  });
}
