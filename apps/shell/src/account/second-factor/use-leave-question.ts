import { askBeforeSignOut } from '@tassis/auth';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';

/**
 * As long as this is shown the page is not left unasked: for another page of the site and by signing out the caller asks,
 * for anything else the browser.
 */
export function useLeaveQuestion() {
  const agreed = useRef(false);
  const [signOut, setSignOut] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !agreed.current && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => askBeforeSignOut((leave) => setSignOut(() => leave)), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!agreed.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return {
    asked: blocker.state === 'blocked' || signOut !== null,
    stay: () => {
      setSignOut(null);
      blocker.reset?.();
    },
    leave: () => {
      agreed.current = true;
      setSignOut(null);
      (signOut ?? blocker.proceed)?.();
    },
  };
}
