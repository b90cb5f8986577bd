import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getUnreadCount } from '@tassis/contracts';

/** Asks anew how many notifications are unread, for the bell of the page's header. */
export function useRefetchUnread(): () => void {
  const { refetch } = useQuery({ ...apiQuery(getUnreadCount, {}), enabled: false });
  return () => void refetch();
}
