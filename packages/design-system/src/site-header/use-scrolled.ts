import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than `threshold` pixels; false on the server and in the first render. */
export function useScrolled(threshold = 20): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => scrollTop > threshold,
    () => false,
  );
}

/** Reads the position after the browser's own layout; a read while React renders would force a second layout. */
let scrollTop = 0;

function subscribeToScroll(onChange: () => void) {
  const read = () => {
    scrollTop = window.scrollY;
    onChange();
  };
  window.addEventListener('scroll', read, { passive: true });
  const first = setTimeout(read);
  return () => {
    window.removeEventListener('scroll', read);
    clearTimeout(first);
  };
}
