import * as z from 'zod/mini';

/**
 * Fetches a script without running it, and checks that it is what was released. Rejects otherwise; the browser then
 * must not be asked to run it.
 */
export function fetchScript(href: string, integrity: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href,
    integrity,
    crossOrigin: '',
  });
  return link.relList.supports('modulepreload') ? arrival(link) : checkByFetching(href, integrity);
}

/** A browser that preloads no modules checks the bytes here, and takes them from its cache to run them. */
async function checkByFetching(href: string, integrity: string): Promise<void> {
  const answer = await fetch(href, { integrity });
  if (!answer.ok) throw new Error(`${href} could not be fetched`);
}

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
  return arrival(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

function arrival(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${link.href} could not be fetched, or is not what was released`));
    });
    document.head.append(link);
  });
}
