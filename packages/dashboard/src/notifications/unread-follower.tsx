import { useChanges } from '../live/live-changes.tsx';
import { useSettled } from '../live/use-settled.ts';
import { useRefetchUnread } from './use-unread-count.ts';

/** Updates the number on the bell when a notification arrives or is read, in this tab or another. */
export function UnreadFollower() {
  const refetchSoon = useSettled(useRefetchUnread());
  useChanges({ types: ['notification'] }, refetchSoon);
  return null;
}
