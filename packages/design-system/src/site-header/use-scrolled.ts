import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than `threshold` pixels; false on the server and in the first render. */
export function useScrolled(threshold = 20): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > threshold,
    () => false,
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
