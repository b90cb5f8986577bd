import { exists } from '../files.ts';
import { PAGE_FILES, releaseFolder } from '../store.ts';
import { nameOf } from './listed.ts';
import { fetchPageFile } from './page-files.ts';
import type { SharedStore } from './shared-store.ts';
import { readRow, type Listed } from './store-row.ts';

/** Milliseconds for which the list of releases is good, and for which what was looked for in vain is not looked for again. */
const RECENT = 2_000;
/** What is looked for in vain within that time: more are addresses that somebody has made up. */
const MOST = 50;

const address = /^\/mfe\/([a-z][a-z-]*)\/([\w.+-]+)\/([\w.-]+)/;

/**
 * Fetches what a visitor asks for and this disk has not: for a moment another edge has a new release or page that this one has not, and one page
 * may be answered by both.
 */
export function fetchMissing(shared: SharedStore): (url: string) => Promise<void> {
  const { store, ask, cache } = shared;
  let known = { at: 0, listed: Promise.resolve<Listed>({}) };
  let inVain = new Set<string>();
  let begunAt = 0;

  const fetchRelease = async (id: string, version: string): Promise<boolean> => {
    if (Date.now() - known.at > RECENT)
      known = { at: Date.now(), listed: ask(readRow).then(({ listed }) => listed) };
    const release = (await known.listed)[nameOf({ id, version })];
    if (release) await cache.ensureInTime({ id, version }, release.digest);
    return release !== undefined;
  };
  const mayLookFor = (name: string): boolean => {
    if (Date.now() - begunAt > RECENT) {
      inVain = new Set();
      begunAt = Date.now();
    }
    return !inVain.has(name) && inVain.size < MOST;
  };
  return async (url) => {
    const [, id = '', version = '', file = ''] = address.exec(url) ?? [];
    if (id === '' || (await exists(releaseFolder(store, id, version)))) return;
    const name = `${id}/${version}`;
    if (!mayLookFor(name)) return;
    const isPage = id === PAGE_FILES;
    const fetching = isPage
      ? fetchPageFile(shared, { hash: version, name: file })
      : fetchRelease(id, version);
    if (!(await fetching.catch(() => false))) inVain.add(name);
  };
}
