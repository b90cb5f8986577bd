import { getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { announceOrderViewer, leaveOrderViewers, type OrderViewer } from '@tassis/contracts';
import { useChanges } from '@tassis/dashboard';
import { useEffect } from 'react';

/** Half of the time after which the API assumes that a person has left. */
const EVERY_MS = 10_000;

/** Tells the API that the reader has this order open, as long as it is. Returns the colleagues who have it open too. */
export function useOrderViewers(orderId: string): readonly OrderViewer[] {
  const params = { id: orderId };
  const { data, refetch } = useQuery({
    queryKey: [announceOrderViewer.name, params],
    queryFn: ({ signal }) => getApi().call(announceOrderViewer, { params }, { signal }),
    // A hidden tab does not announce itself, so its person counts as gone.
    refetchInterval: EVERY_MS,
    retry: false,
  });
  useChanges({ types: ['viewer'], id: orderId }, () => void refetch());
  useEffect(() => {
    const leave = () => {
      // If this request fails, the API assumes a little later that the person has left.
      getApi()
        .call(leaveOrderViewers, { params: { id: orderId } }, { keepalive: true })
        .catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [orderId]);
  return data?.data ?? [];
}
