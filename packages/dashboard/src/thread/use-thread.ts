import { apiQuery } from '@tassis/api-client';
import { useQueries } from '@tassis/api-client/query';
import type { OrderMessage } from '@tassis/contracts';
import { useState } from 'react';
import { THREAD_CALLS, type ThreadPlace } from './thread-calls.ts';

/** The messages of an order, oldest first, as far back as they were loaded. */
export function useThread({ orderId, side }: ThreadPlace) {
  const [pages, setPages] = useState(1);
  const { list } = THREAD_CALLS[side];
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      apiQuery(list, { params: { id: orderId }, query: { page: index + 1 } }),
    ),
  });
  const [newest] = results;
  const messages = inOrder(results.flatMap(({ data }) => data?.data ?? []));
  const refetch = () => Promise.all(results.map((result) => result.refetch()));
  return {
    /** For a QueryView; older pages load after the newest one. */
    query: {
      data: newest?.data && messages,
      isError: newest?.isError ?? false,
      isFetching: results.some(({ isFetching }) => isFetching),
      error: newest?.error ?? null,
      refetch,
    },
    refetch,
    hasOlder: messages.length < (newest?.data?.meta.total ?? 0),
    isLoadingOlder: results.some(({ isPending }) => isPending),
    loadOlder: () => setPages(pages + 1),
  };
}

/** A message that arrives between two requests is on two pages, so duplicates are removed. */
function inOrder(messages: readonly OrderMessage[]): OrderMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].toSorted(
    (a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id),
  );
}
