import { useLocation } from '@tassis/platform/router';
import { useEffect } from 'react';

/**
 * Scrolls to the section that the hash names, also when the page is rendered later than the navigation, and focuses it:
 * Tab continues inside it.
 */
export function useHashPart(): void {
  const location = useLocation();
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    part?.focus({ preventScroll: true });
    part?.scrollIntoView();
  }, [location]);
}
