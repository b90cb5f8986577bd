/**
 * Fetches a script without running it and checks its integrity. Rejects when the script is not the released one; the
 * caller must then not import it.
 * @param href its address
 * @param integrity its hash, as browsers check it ('sha256-…')
 */
export function fetchScript(href: string, integrity: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href,
    integrity,
    crossOrigin: '',
  });
  return link.relList.supports('modulepreload')
    ? linkArrival(link)
    : checkByFetching(href, integrity);
}

const TIME_LIMIT_MS = 8000;

/** The error for a chunk that the site no longer has. Only another release helps. */
export class GoneChunk extends Error {}

/**
 * Fetches a chunk of an area as a file and checks its integrity, before the browser imports it. A browser never
 * imports a module again that failed once; a file can be fetched again. Rejects with a GoneChunk when the site no
 * longer has it.
 * @param href its address
 * @param integrity its hash, as browsers check it; without one it is refused
 */
export async function fetchChunk(href: string, integrity: string | undefined): Promise<void> {
  if (!integrity) throw new Error(`Nobody vouches for ${href}`);
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const answer = await fetch(href, { signal });
  if (answer.status === 404) throw new GoneChunk(`${href} is gone`);
  await answer.arrayBuffer();
  await fetch(href, { integrity, signal }); // from the HTTP cache
  await fetchScript(href, integrity);
}

/** A browser without modulepreload checks the bytes here and later imports them from its HTTP cache. */
async function checkByFetching(href: string, integrity: string): Promise<void> {
  const answer = await fetch(href, { integrity });
  if (!answer.ok) throw new Error(`${href} could not be fetched`);
}

/** Appends a link element. Resolves when its file has loaded; removes the link and rejects when it has not. */
export function linkArrival(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${link.href} could not be fetched, or is not what was released`));
    });
    document.head.append(link);
  });
}
