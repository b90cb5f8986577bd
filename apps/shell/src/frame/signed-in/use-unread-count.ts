import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { reportCallError, useSession } from '@tassis/auth';
import { getUnreadCount } from '@tassis/contracts';
import { useEffect } from 'react';

const EVERY = 60_000; // milliseconds

/** How many notifications are unread, as it was last answered; 0 until it was. */
export function useUnreadCount(): number {
  return useQuery({ ...apiQuery(getUnreadCount, {}), enabled: false }).data?.count ?? 0;
}

/**
 * The same, asked for every minute while the page is in sight, and at once when it comes back into sight with an older
 * answer. A failure is only logged: the last answer stays. For one place of a page.
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
