import { linkArrival } from '@tassis/platform/router';
import * as z from 'zod/mini';

const TIME_LIMIT = 8000; // milliseconds
const integritySchema = z.record(z.string(), z.string());

/** What a script of a release must be, as its `integrity.json` says. Rejects when it says nothing of the script. */
export async function readIntegrity(href: string, script: string): Promise<string> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(TIME_LIMIT) });
  const integrity = integritySchema.parse(await answer.json())[script];
  if (integrity === undefined) throw new Error(`${href} does not name ${script}`);
  return integrity;
}

/** Puts a stylesheet into the page; resolves when it applies. */
export function fetchStyle(href: string): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (present?.sheet) return Promise.resolve();
  present?.remove(); // on its way or failed; asked again it comes from the cache
  return linkArrival(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
