import { useLocation } from '@tassis/platform/router';
import { useEffect } from 'react';

/** Leads to the section that the address names, also when the order comes later than its address, or it is asked for again. */
export function useHashSection(): void {
  const location = useLocation();
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    section?.focus({ preventScroll: true });
    section?.scrollIntoView();
  }, [location]);
}
