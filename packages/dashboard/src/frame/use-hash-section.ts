import { useLocation } from '@tassis/platform/router';
import { useEffect } from 'react';

/** How long the parts above the section may take to load. */
const SETTLE_MS = 8000;

/**
 * Scrolls to the section in the hash, also when its page renders later than the address changes, or the link is pressed again.
 * While other parts load, the section stays in view, until the person scrolls or presses something.
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

/** @returns a function that stops it */
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
