import { useEffect } from 'react';

const DELAY = 50; // milliseconds

/**
 * Scrolls smoothly to the top when a link to the current page is clicked. A navigation to another page scrolls
 * by itself; a list that only changes its query does not scroll.
 */
export function useScrollOnFollow(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = followed(event)?.href;
      if (target === undefined || isOtherSearch(target)) return;
      setTimeout(() => {
        // A page that is still loading will start at its top; scrolling the old one now would lose its position for "back".
        if (location.href === target) scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' });
      }, DELAY);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}

/** The link of a click that navigates within the site in this tab; a link with a hash scrolls by itself. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !isPlain || link.hash !== '' || link.hasAttribute('download'))
    return undefined;
  const here = link.target === '' || link.target === '_self';
  return here && link.origin === location.origin ? link : undefined;
}

/** Whether only the query differs: the same list with another search or order. */
function isOtherSearch(href: string): boolean {
  const { pathname, search } = new URL(href);
  return pathname === location.pathname && search !== location.search;
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
