import { useEffect, useEffectEvent } from 'react';

/** The browser asks before the page is closed, and only when something would be lost then. */
export function useLeaveWarning(wouldLose: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  });
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => ask(event);
    globalThis.addEventListener('beforeunload', onLeave);
    return () => globalThis.removeEventListener('beforeunload', onLeave);
  }, []);
}
