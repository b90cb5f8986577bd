import { useLocation } from '@tassis/platform/router';
import { useEffect } from 'react';

/** Leads to the section that the address names, also when the order comes later than its address. */
export function useHashSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    section?.focus({ preventScroll: true });
    section?.scrollIntoView();
    // Also when it is asked for once more.
  }, [hash, key]);
}
