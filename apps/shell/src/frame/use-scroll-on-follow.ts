import { useEffect } from 'react';

const DELAY = 50; // milliseconds

/**
 * Scrolls to the top when an internal link was followed, smoothly: the way up in a page that is linked to from itself.
 * Another page starts at its top by itself; a list that only changes its search stays.
 */
export function useScrollOnFollow(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = followed(event)?.href;
      if (target === undefined || isOtherSearch(target)) return;
      setTimeout(() => {
        // A page that is still on its way begins at its top; the one that stands keeps its place for the way back.
        if (location.href === target) scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' });
      }, DELAY);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}

/** The page of this site that a click leads to in this very tab; one that leads to a place in a page scrolls there. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !isPlain || link.hash !== '' || link.hasAttribute('download'))
    return undefined;
  const here = link.target === '' || link.target === '_self';
  return here && link.origin === location.origin ? link : undefined;
}

/** The same list, sought or sorted otherwise. */
function isOtherSearch(href: string): boolean {
  const { pathname, search } = new URL(href);
  return pathname === location.pathname && search !== location.search;
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
