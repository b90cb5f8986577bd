import { useLocation } from '@tassis/platform/router';
import { useEffect } from 'react';

/** So long a page may take to load the parts above a section. */
const SETTLE_MS = 8000;

/**
 * Leads to the section that the address names, also when its page comes later than its address, or it is asked for
 * again. While other parts are loading it stays in place, until the person scrolls, types or presses something.
 */
export function useHashSection(): void {
  const location = useLocation();
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    if (section === null) return undefined;
    section.focus({ preventScroll: true });
    section.scrollIntoView();
    return holdInPlace(section);
  }, [location]);
}

/** @returns what ends it */
function holdInPlace(section: HTMLElement): (() => void) | undefined {
  if (!('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() => section.scrollIntoView());
  observer.observe(document.body);
  const listening = new AbortController();
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    listening.abort();
  };
  const timer = setTimeout(end, SETTLE_MS);
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(event, end, { passive: true, signal: listening.signal });
  }
  return end;
}
