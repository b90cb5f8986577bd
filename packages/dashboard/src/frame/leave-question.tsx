import { askBeforeSignOut, getSession } from '@tassis/auth';
import { hasTyped } from '@tassis/forms';
import { useBlocker } from '@tassis/platform/router';
import { useEffect, useState } from 'react';
import { DiscardQuestion } from '../form/discard-question.tsx';

/**
 * Asks before unsent input is lost by another page, a closing panel or signing out; for another site and a reload the browser
 * asks. A person whose session has ended is not asked.
 */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname + nextLocation.search !==
        currentLocation.pathname + currentLocation.search &&
      getSession().store.getState().user !== null &&
      hasTyped(document),
  );
  const [signOut, setSignOut] = useState<() => void>();
  useEffect(
    () =>
      askBeforeSignOut((leave) => {
        if (hasTyped(document)) setSignOut(() => leave);
        else leave();
      }),
    [],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasTyped(document)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return (
    <DiscardQuestion
      open={blocker.state === 'blocked' || signOut !== undefined}
      onStay={() => {
        setSignOut(undefined);
        blocker.reset?.();
      }}
      onDiscard={() => {
        setSignOut(undefined);
        (signOut ?? blocker.proceed)?.();
      }}
    />
  );
}
