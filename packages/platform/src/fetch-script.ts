/**
 * Fetches a script without running it, and checks that it is what was released. Rejects otherwise; the browser then
 * must not be asked to run it.
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

/** So long a chunk may take. */
const TIME_LIMIT_MS = 8000;

/** A chunk that is not there any more, which only another release can mend. */
export class GoneChunk extends Error {}

/**
 * Fetches a chunk of an area without running it, and checks it. First as a file: a browser remembers a module that
 * failed, and what failed as a file may be asked for again. Rejects with a GoneChunk where the site has it no more.
 * @param href its address
 * @param integrity its hash, as browsers check it; without one it is refused
 */
export async function fetchChunk(href: string, integrity: string | undefined): Promise<void> {
  if (!integrity) throw new Error(`Nobody vouches for ${href}`);
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const answer = await fetch(href, { signal });
  if (answer.status === 404) throw new GoneChunk(`${href} is gone`);
  await answer.arrayBuffer();
  await fetch(href, { integrity, signal }); // from the cache, as all that follows
  await fetchScript(href, integrity);
}

/** A browser that preloads no modules checks the bytes here, and takes them from its cache to run them. */
async function checkByFetching(href: string, integrity: string): Promise<void> {
  const answer = await fetch(href, { integrity });
  if (!answer.ok) throw new Error(`${href} could not be fetched`);
}

/** Puts a link into the page; resolves when what it leads to is there, and rejects, the link gone, when it cannot be had. */
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
