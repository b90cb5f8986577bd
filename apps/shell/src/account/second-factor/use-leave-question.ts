import { askBeforeSignOut } from '@tassis/auth';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';

/**
 * While mounted, asks before the page is left: for a navigation within the site or a sign-out by the caller's dialog,
 * for anything else by the browser's.
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
