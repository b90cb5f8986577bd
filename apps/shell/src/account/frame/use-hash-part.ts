import { useLocation } from '@tassis/platform/router';
import { useEffect } from 'react';

/**
 * Leads to the part that the address names, also when the page comes later than its address. It has the focus then: Tab
 * goes on inside it.
 */
export function useHashPart(): void {
  const location = useLocation();
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    part?.focus({ preventScroll: true });
    part?.scrollIntoView();
  }, [location]);
}
