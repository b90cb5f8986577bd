import { useChanges } from '../live/live-changes.tsx';
import { useSettled } from '../live/use-settled.ts';
import { useRefetchUnread } from './use-unread-count.ts';

/** Keeps the number on the bell as it is: whatever is read or comes, in whichever tab. */
export function UnreadFollower() {
  const refetchSoon = useSettled(useRefetchUnread());
  useChanges({ types: ['notification'] }, refetchSoon);
  return null;
}
