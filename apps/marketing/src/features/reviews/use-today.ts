import { useSyncExternalStore } from 'react';

const never = () => () => {};
const today = () => new Date().toISOString().slice(0, 10);
const unknown = () => null;

/** The day as `2026-11-21`, in UTC; `null` on the server and in the first render, which are the same for everyone. */
export function useToday(): string | null {
  return useSyncExternalStore<string | null>(never, today, unknown);
}
