import { getSession, useSession } from '@tassis/auth';
import { useEffect, useRef } from 'react';
import type { OrderRecords } from './records.ts';

/**
 * Stored personal data leaves the browser when its owner signs out; what is on screen stays.
 * @param isUnderWay a session that ends while an order is sent is no goodbye: the order waits for the next sign-in
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
    /** Signs out to go on here as somebody else: what is typed stays for a reload too. */
    signOutHere: () => {
      isStaying.current = true;
      const typed = records.typing.read();
      getSession().signOut();
      if (typed !== null) records.typing.write(typed);
    },
  };
}
