import { useQueries } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { listAdminOrders } from '@tassis/contracts';

/** The stages at which staff or the client have something to do. */
export const OPEN_STATUSES = ['submitted', 'in_review', 'awaiting_client', 'in_progress'] as const;

export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** The totals of the lists by status: one short page each. */
export function useOpenOrderCounts() {
  const results = useQueries({
    queries: OPEN_STATUSES.map((status) =>
      apiQuery(listAdminOrders, { query: { status, per_page: 1 } }),
    ),
  });
  const failed = results.find((result) => result.isError);
  return {
    /** Whether all are there: a part of them tells nothing. */
    data: results.every((result) => result.isSuccess) || undefined,
    isError: failed !== undefined,
    isFetching: results.some((result) => result.isFetching),
    error: failed?.error ?? null,
    refetch: () => Promise.all(results.map((result) => result.refetch())),
    of: (status: OpenStatus) => results[OPEN_STATUSES.indexOf(status)]?.data?.meta,
  };
}
