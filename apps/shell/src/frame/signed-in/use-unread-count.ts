import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { reportCallError, useSession } from '@tassis/auth';
import { getUnreadCount } from '@tassis/contracts';
import { useEffect } from 'react';

const EVERY = 60_000; // milliseconds

/** The last known number of unread notifications; 0 before the first answer. */
export function useUnreadCount(): number {
  return useQuery({ ...apiQuery(getUnreadCount, {}), enabled: false }).data?.count ?? 0;
}

/**
 * The same number, polled every minute while the page is visible, and at once when it becomes visible with an older
 * answer. A failure is only logged, and the last answer stays. Use it once per page.
 */
export function usePolledUnreadCount(): number {
  const { ended } = useSession();
  const { data, error } = useQuery({
    ...apiQuery(getUnreadCount, {}),
    enabled: !ended,
    staleTime: EVERY,
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    if (error) reportCallError(error);
  }, [error]);
  return data?.count ?? 0;
}
