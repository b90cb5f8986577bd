import { useSyncExternalStore } from 'react';

const MINUTE = 60_000; // Milliseconds.

const thisMinute = () => Math.floor(Date.now() / MINUTE);
const unknown = () => null;

function watchMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** The current time, to the minute; null on the server and in the first render, which are the same for everyone. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore<number | null>(watchMinutes, thisMinute, unknown);
  return minute === null ? null : new Date(minute * MINUTE);
}
