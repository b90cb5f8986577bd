import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getUnreadCount } from '@tassis/contracts';

/** Refetches the number of unread notifications, for the bell in the header. */
export function useRefetchUnread(): () => void {
  const { refetch } = useQuery({ ...apiQuery(getUnreadCount, {}), enabled: false });
  return () => void refetch();
}
