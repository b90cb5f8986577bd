import type { ReleaseIntegrity } from './release/release-integrity.ts';

/**
 * Fetches a script without running it and checks its integrity. Rejects when the script is not the released one; the
 * caller must then not import it.
 * @param href its address
 * @param integrity its hash, as browsers check it ('sha256-…')
 */
function fetchScript(href: string, integrity: string): Promise<void> {
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

/** The released hash of each script and stylesheet of an area that may be asked for, by its address. */
const releasedHashes = new Map<string, string>();
/** Scripts and stylesheets of areas that are there, or on their way. */
const arrivals = new Map<string, Promise<void>>();

/** Stylesheets that were put into the page here. */
const styleArrivals = new WeakMap<HTMLLinkElement, Promise<void>>();

/** The place of each stylesheet of an area among the others of it, by its address. */
const stylePlaces = new Map<string, number>();

/**
 * Notes what the scripts and stylesheets of an area must be, and how the latter follow each other. The area must not run
 * before.
 * @param folder the address of the release's folder, with a slash at its end
 * @param files the hash of each file by its path in the folder
 * @param styles the stylesheets in the order in which they must stand in the page
 */
export function vouchFor(
  folder: string,
  { files, styles = [] }: Pick<ReleaseIntegrity, 'files' | 'styles'>,
): void {
  for (const [file, integrity] of Object.entries(files))
    releasedHashes.set(folder + file, integrity);
  for (const [place, file] of styles.entries()) stylePlaces.set(folder + file, place);
}

/** Fetches the scripts of a vouched folder that an area consists of, each once. Rejects when one is not what was released. */
export async function fetchParts(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => fetchOnce(folder + file, fetchScript)));
}

/** Whether what is asked for now is for a page that nobody has asked for yet. */
let isAhead = false;

/**
 * Fetches chunks for a page that nobody has asked for yet: their stylesheets are fetched, and apply when the page is asked
 * for. A stylesheet that begins to apply has the browser lay out the whole document anew, since it has cascade layers.
 * @param load calls `fetchChunk`, or an `import()` of an area, before it awaits anything
 */
export function fetchAhead<T>(load: () => T): T {
  isAhead = true;
  try {
    return load();
  } finally {
    isAhead = false;
  }
}

/**
 * Fetches a chunk of an area, or a stylesheet of one, as a file and checks its integrity, before the browser imports it
 * or applies it. A browser never imports a module again that failed once; a file can be fetched again. Rejects with a
 * GoneChunk when the site no longer has it.
 * @param href its address; one that nobody vouches for is refused
 */
export async function fetchChunk(href: string): Promise<void> {
  const applies = href.endsWith('.css') && !isAhead;
  await fetchOnce(href, fetchAsFile);
  if (applies) await applyStyle(href);
}

/** One that was fetched ahead, and that the browser no longer has when it is to apply, is asked for anew the next time. */
async function applyStyle(href: string): Promise<void> {
  try {
    await fetchStyle(href, releasedHashes.get(href), TIME_LIMIT_MS);
  } catch (error) {
    arrivals.delete(href);
    throw error;
  }
}

type Fetching = (href: string, integrity: string) => Promise<void>;

/** A script that is there is not fetched again; one that did not arrive may be. */
function fetchOnce(href: string, fetching: Fetching): Promise<void> {
  const integrity = releasedHashes.get(href);
  if (integrity === undefined) return Promise.reject(new Error(`Nobody vouches for ${href}`));
  const arrival = arrivals.get(href) ?? fetchOrForget(href, fetching(href, integrity));
  arrivals.set(href, arrival);
  return arrival;
}

/** Who asked is alone in waiting for it, so that the stack of a failure names them. */
async function fetchOrForget(href: string, arrival: Promise<void>): Promise<void> {
  try {
    await arrival;
  } catch (error) {
    arrivals.delete(href);
    throw error;
  }
}

async function fetchAsFile(href: string, integrity: string): Promise<void> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const answer = await fetch(href, { integrity, signal });
    await answer.arrayBuffer();
  } catch (error) {
    // A browser does not say why it refused: the answer of a site that has it no more is not what was released, either.
    const answer = await fetch(href, { method: 'HEAD', signal });
    throw answer.status === 404 ? new GoneChunk(`${href} is gone`) : error;
  }
  if (!href.endsWith('.css')) await fetchScript(href, integrity);
}

/**
 * Puts a stylesheet into the page, in its place among those of its area, whichever comes first; resolves when it applies. One
 * that is already there is not checked again.
 * @param limitMs it rejects after so many milliseconds; without it there is no limit
 */
export function fetchStyle(href: string, integrity = '', limitMs?: number): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, integrity });
  // Compared as links tell it, whole: the page's own are written without the site.
  const present = styleLinks().find((each) => each.href === link.href);
  if (present?.sheet) return Promise.resolve();
  const onItsWay = present && styleArrivals.get(present);
  if (onItsWay) return onItsWay; // removed, its link would never tell that it has arrived
  present?.remove(); // the page's own, on its way or failed; asked again it comes from the cache
  const arrival = linkArrival(link, limitMs);
  styleArrivals.set(link, arrival);
  return arrival;
}

/** A browser without modulepreload checks the bytes here and later imports them from its HTTP cache. */
async function checkByFetching(href: string, integrity: string): Promise<void> {
  const answer = await fetch(href, { integrity });
  if (!answer.ok) throw new Error(`${href} could not be fetched`);
}

function styleLinks(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
}

/** The stylesheet of the same release before which another must stand; null where it stands last. */
function styleAfter(href: string): Element | null {
  const place = stylePlaces.get(href) ?? Number.POSITIVE_INFINITY;
  const folder = new URL('.', href).href;
  const isLater = (link: HTMLLinkElement) =>
    link.href.startsWith(folder) && (stylePlaces.get(link.href) ?? -1) > place;
  return styleLinks().find(isLater) ?? null;
}

/**
 * Puts a link element into the page. Resolves when its file has loaded; removes the link and rejects when it could not be, or
 * has not within the limit.
 */
function linkArrival(link: HTMLLinkElement, limitMs?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new Error(`${link.href} could not be fetched, or is not what was released`));
    };
    const late = limitMs === undefined ? undefined : setTimeout(fail, limitMs);
    link.addEventListener('error', fail);
    link.addEventListener('load', () => {
      clearTimeout(late);
      resolve();
    });
    document.head.insertBefore(link, link.rel === 'stylesheet' ? styleAfter(link.href) : null);
  });
}
