import { fetchAhead, GoneChunk } from '@tassis/platform/router';
import type { DataRouter } from 'react-router';
import type { Failures } from '../failures/failures.ts';
import { keepText } from './stored-text.ts';

/** A part of the shell or of an area that could not be imported, as Vite tells it, and our builds whose it is. */
interface PreloadError extends Event {
  payload: unknown;
  area: string;
}

/** By then the browser has left the page, unless it asked the visitor first and they stayed. */
const LEAVING_MS = 3000;

let unasked = 0;

/** Imports something that nobody has asked for yet: if it cannot be, nothing happens, and its styles do not apply. */
export async function importAhead<T>(load: () => Promise<T>): Promise<T> {
  unasked += 1;
  try {
    return await fetchAhead(load);
  } finally {
    unasked -= 1;
  }
}

interface GoneChunks {
  router: DataRouter;
  failures: Pick<Failures, 'note'>;
  /** The shell's version. */
  version: string;
  /** Loads an address, also that of this very page. */
  leave?: (href: string) => void;
}

/**
 * A page that stayed open while a release came may ask for a part that is no longer there. Then the page where
 * one is, or was going, is loaded from the new release, once for each page and version: what is typed comes back. A
 * second time, offline, or where a browser cannot remember that it was done, the error card shows.
 */
export function reloadForGoneChunks(given: GoneChunks): void {
  const { router, failures, version, leave = open } = given;
  let isLeaving = false;
  addEventListener('vite:preloadError', (event) => {
    if (!isPreloadError(event)) return;
    // The click may ask while what was fetched ahead of it still does. The router would go to the page that failed.
    if (isLeaving) {
      event.preventDefault();
      return;
    }
    failures.note(event.payload, { kind: 'chunk', area: event.area });
    const { location: here, navigation } = router.state;
    // A chunk of an area that only did not arrive is asked for again in its place.
    const isGone = event.area === 'shell' || event.payload instanceof GoneChunk;
    const isAsked = isGone && (unasked === 0 || navigation.state !== 'idle');
    const target = new URL(router.createHref(navigation.location ?? here), location.origin);
    if (!isAsked || !navigator.onLine || !isFirst(`reloaded:${version}:${target.pathname}`)) return;
    event.preventDefault();
    isLeaving = true;
    setTimeout(() => (isLeaving = false), LEAVING_MS);
    keepText();
    leave(target.href);
  });
}

function open(href: string): void {
  if (href === location.href) location.reload();
  else location.assign(href);
}

function isPreloadError(event: Event): event is PreloadError {
  return 'payload' in event && 'area' in event;
}

function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '');
    return true;
  } catch {
    return false;
  }
}
