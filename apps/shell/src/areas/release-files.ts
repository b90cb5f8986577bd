import { linkArrival } from '@tassis/platform/router';
import { parseReleaseIntegrity, type ReleaseIntegrity } from '@tassis/platform/release';

const TIME_LIMIT = 8000; // milliseconds

const statements = new Map<string, Promise<ReleaseIntegrity>>();

/**
 * Reads what the scripts of a release must be, once. Rejects when its `integrity.json` does not arrive, or is not what
 * the manifest says it is; it may be asked for again.
 * @param href the address of the file
 * @param integrity its hash, as the manifest states it
 */
export function readIntegrity(href: string, integrity: string): Promise<ReleaseIntegrity> {
  const reading = statements.get(href) ?? fetchIntegrity(href, integrity);
  statements.set(href, reading);
  reading.catch(() => statements.delete(href));
  return reading;
}

async function fetchIntegrity(href: string, integrity: string): Promise<ReleaseIntegrity> {
  const answer = await fetch(href, { integrity, signal: AbortSignal.timeout(TIME_LIMIT) });
  return parseReleaseIntegrity(await answer.json());
}

/** Puts a stylesheet into the page; resolves when it applies. One that is already there is not checked again. */
export function fetchStyle(href: string, integrity = ''): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (present?.sheet) return Promise.resolve();
  present?.remove(); // on its way or failed; asked again it comes from the cache
  const link = document.createElement('link');
  return linkArrival(Object.assign(link, { rel: 'stylesheet', href, integrity }));
}
