import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and in the render that takes its page over; true from then on, and in a page drawn here. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
