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

/** The released hash of each script and stylesheet of an area that may be fetched, by its URL. */
const releasedHashes = new Map<string, string>();
/** Scripts and stylesheets of areas that are loaded, or loading. */
const arrivals = new Map<string, Promise<void>>();

/** Stylesheets that this module has added to the page. */
const styleArrivals = new WeakMap<HTMLLinkElement, Promise<void>>();

/** The position of each stylesheet among those of its area, by its URL. */
const styleOrder = new Map<string, number>();

/**
 * Registers the integrity of an area's scripts and stylesheets, and the order of the latter. Must be called before the area
 * runs.
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
  for (const [position, file] of styles.entries()) styleOrder.set(folder + file, position);
}

/** Fetches the entry scripts of a registered release folder, each once. Rejects when one is not the released file. */
export async function fetchParts(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => fetchOnce(folder + file, fetchScript)));
}

/** Whether the current fetch is a prefetch. */
let isAhead = false;

/**
 * Prefetches the chunks of a page. Their stylesheets are fetched, and added when the page is opened: a
 * stylesheet with cascade layers makes the browser lay out the whole document again.
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
 * @param href its URL; without a registered hash it is refused
 */
export async function fetchChunk(href: string): Promise<void> {
  const applies = href.endsWith('.css') && !isAhead;
  await fetchOnce(href, fetchAsFile);
  if (applies) await applyStyle(href);
}

/** A prefetched stylesheet that the browser no longer has is fetched again the next time. */
async function applyStyle(href: string): Promise<void> {
  try {
    await fetchStyle(href, releasedHashes.get(href), TIME_LIMIT_MS);
  } catch (error) {
    arrivals.delete(href);
    throw error;
  }
}

type Fetching = (href: string, integrity: string) => Promise<void>;

/** A loaded script is not fetched again; a failed one may be. */
function fetchOnce(href: string, fetching: Fetching): Promise<void> {
  const integrity = releasedHashes.get(href);
  if (integrity === undefined) return Promise.reject(new Error(`${href} has no hash`));
  const arrival = arrivals.get(href) ?? fetchOrForget(href, fetching(href, integrity));
  arrivals.set(href, arrival);
  return arrival;
}

/** Only the caller awaits this function, so that the stack of a failure names the caller. */
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
    // A browser does not tell a failed integrity check from a missing file, so this asks the site whether the file exists.
    const answer = await fetch(href, { method: 'HEAD', signal });
    throw answer.status === 404 ? new GoneChunk(`${href} is gone`) : error;
  }
  if (!href.endsWith('.css')) await fetchScript(href, integrity);
}

/**
 * Adds a stylesheet to the page, in the order of its area's stylesheets; resolves when it applies. A stylesheet
 * that is already there is not checked again.
 * @param limitMs it rejects after so many milliseconds; without it there is no limit
 */
export function fetchStyle(href: string, integrity = '', limitMs?: number): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, integrity });
  // Compared as absolute URLs: the page's own links have relative ones.
  const present = styleLinks().find((each) => each.href === link.href);
  if (present?.sheet) return Promise.resolve();
  const onItsWay = present && styleArrivals.get(present);
  if (onItsWay) return onItsWay; // removed, because the events of a finished link never fire again
  present?.remove(); // the page's own link, loading or failed; a new one gets the file from the cache
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

/** The stylesheet of the same release before which a new one must be inserted; null to append it. */
function styleAfter(href: string): Element | null {
  const position = styleOrder.get(href) ?? Number.POSITIVE_INFINITY;
  const folder = new URL('.', href).href;
  const isLater = (link: HTMLLinkElement) =>
    link.href.startsWith(folder) && (styleOrder.get(link.href) ?? -1) > position;
  return styleLinks().find(isLater) ?? null;
}

/**
 * Adds a link element to the page. Resolves when its file has loaded; removes the link and rejects on a failure or when
 * the limit is exceeded.
 */
function linkArrival(link: HTMLLinkElement, limitMs?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new Error(`${link.href} could not be fetched`));
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
