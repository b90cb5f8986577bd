import { getSession } from '@tassis/auth';
import { hasTyped } from '@tassis/forms';
import { useBlocker } from '@tassis/platform/router';
import { useEffect } from 'react';
import { DiscardQuestion } from '../form/discard-question.tsx';

/**
 * Asks before another page, or a panel that closes, throws away what somebody has typed into a form and not sent; for
 * another site and a reload the browser asks. Who has signed out is not asked.
 */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname + nextLocation.search !==
        currentLocation.pathname + currentLocation.search &&
      getSession().store.getState().user !== null &&
      hasTyped(document),
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
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
