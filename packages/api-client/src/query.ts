/**
 * What the house uses of the query library. The shell provides this list, so whatever stands here is in every first
 * visit; nobody else imports `@tanstack/react-query`, so that one cache serves all.
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
