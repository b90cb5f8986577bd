import { parseReleaseIntegrity, type ReleaseIntegrity } from '@tassis/platform/release';

const TIME_LIMIT = 8000; // milliseconds

const statements = new Map<string, Promise<ReleaseIntegrity>>();

/**
 * Reads the integrity of a release's scripts, once. Rejects when its `integrity.json` cannot be fetched, or does not have
 * the hash of the manifest; a later call tries again.
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
