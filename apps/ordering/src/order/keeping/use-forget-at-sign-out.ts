import { useSession } from '@tassis/auth';
import { useEffect, useRef } from 'react';
import type { OrderRecords } from './records.ts';

/**
 * Stored personal data leaves the browser when its owner signs out; what is on screen stays.
 * @param isUnderWay a session that ends while an order is sent is no goodbye: the order waits for the next sign-in
 */
export function useForgetAtSignOut<Kept>(
  records: OrderRecords<Kept>,
  { isUnderWay }: { isUnderWay: boolean },
): void {
  const { user } = useSession();
  const before = useRef(user);
  useEffect(() => {
    const isGone = before.current !== null && user === null;
    before.current = user;
    if (!isGone || isUnderWay) return;
    for (const record of Object.values(records)) record.remove();
  }, [user, isUnderWay, records]);
}
