import { getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { announceOrderViewer, leaveOrderViewers, type OrderViewer } from '@tassis/contracts';
import { useChanges } from '@tassis/dashboard';
import { useEffect } from 'react';

/** Twice within the time after which the API takes somebody for gone. */
const EVERY_MS = 10_000;

/** Says that the reader has this order open, as long as it is. Returns which colleagues have, too. */
export function useOrderViewers(orderId: string): readonly OrderViewer[] {
  const params = { id: orderId };
  const { data, refetch } = useQuery({
    queryKey: [announceOrderViewer.name, params],
    queryFn: ({ signal }) => getApi().call(announceOrderViewer, { params }, { signal }),
    // A hidden tab does not ask: its person counts as gone.
    refetchInterval: EVERY_MS,
    retry: false,
  });
  useChanges({ types: ['viewer'], id: orderId }, () => void refetch());
  useEffect(() => {
    const leave = () => {
      // Anyone who cannot say it has left is taken for gone a little later.
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
