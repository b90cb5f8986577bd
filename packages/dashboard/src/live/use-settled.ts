import { useEffect, useEffectEvent, useRef } from 'react';

/** Returns a function that calls `act` after a pause, because changes often come together. */
export function useSettled(act: () => void, milliseconds = 500): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const run = useEffectEvent(act);
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = () => run();
    return () => clearTimeout(timer.current);
  }, []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), milliseconds);
  };
}
