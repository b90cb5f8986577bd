import { getSession, useSession } from '@tassis/auth';
import { useEffect, useRef } from 'react';
import type { OrderRecords } from './records.ts';

/**
 * Deletes stored personal data when its owner signs out; the form on screen stays.
 * @param isUnderWay whether an order is being sent; a session that ends then is no sign-out, because the order waits for the
 * next sign-in
 */
export function useForgetAtSignOut<Snapshot>(
  records: OrderRecords<Snapshot>,
  { isUnderWay }: { isUnderWay: boolean },
): { signOutHere: () => void } {
  const { user } = useSession();
  const before = useRef(user);
  const isStaying = useRef(false);
  useEffect(() => {
    const isGone = before.current !== null && user === null;
    before.current = user;
    if (!isGone || isUnderWay) return;
    if (!isStaying.current) for (const record of Object.values(records)) record.remove();
    isStaying.current = false;
  }, [user, isUnderWay, records]);
  return {
    /** Signs out to continue here as another person: the stored form stays. */
    signOutHere: () => {
      isStaying.current = true;
      const typed = records.typing.read();
      getSession().signOut();
      if (typed !== null) records.typing.write(typed);
    },
  };
}
