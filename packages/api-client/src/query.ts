/**
 * The exports of `@tanstack/react-query` that the site uses. Everybody imports them from here, so that there is one
 * query cache. The shell provides this list, so each export weighs on every first visit.
 */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useMutation,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
export type { UseQueryOptions } from '@tanstack/react-query';
