import { fetchAhead, GoneChunk } from '@tassis/platform/router';
import type { DataRouter } from 'react-router';
import type { Failures } from '../failures/failures.ts';
import { keepText } from './stored-text.ts';

/** Vite's event for a chunk that could not be imported; our builds add the name of the app. */
interface PreloadError extends Event {
  payload: unknown;
  area: string;
}

/** The time after which the browser has left the page, unless it asked the visitor first and they stayed. */
const LEAVING_MS = 3000;

let unasked = 0;

/** Prefetches a module: a failure is ignored, and its styles do not apply yet. */
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
  /** Loads an address, also that of the current page. */
  leave?: (href: string) => void;
}

/**
 * A page that was open during a release may request a chunk that no longer exists. Then the current page, or the target
 * of the navigation, is reloaded from the new release, once for each page and version; typed text is restored. The
 * second time, offline, or without storage, the error card is shown.
 */
export function reloadForGoneChunks(given: GoneChunks): void {
  const { router, failures, version, leave = open } = given;
  let isLeaving = false;
  addEventListener('vite:preloadError', (event) => {
    if (!isPreloadError(event)) return;
    // Click and prefetch may fail together; without this the router would show the failed page before the reload.
    if (isLeaving) {
      event.preventDefault();
      return;
    }
    failures.note(event.payload, { kind: 'chunk', area: event.area });
    const { location: here, navigation } = router.state;
    // A chunk of an area that failed for another reason is retried by the error card.
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
