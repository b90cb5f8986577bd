import { entriesToBe } from '../entries-to-be.ts';
import { entryIn, wholeManifest, type Entry } from '../manifest-entries.ts';
import { readLog } from '../release-log.ts';
import type { StoredRelease } from '../released-entry.ts';
import { parseManifest, readManifestText } from '../store.ts';
import { withEntries } from '../swap-entries.ts';

/**
 * The manifest that releases would make, as JSON. They have no fallback in it: with one, a page that fails would show the
 * release before.
 */
export async function manifestToBe(
  store: string,
  releases: readonly StoredRelease[],
): Promise<string> {
  const text = await readManifestText(store);
  const manifest = wholeManifest(text);
  const log = await readLog(store);
  const state = {
    store,
    live: parseManifest(text),
    log,
    entry: (id: string) => entryIn(manifest, id),
  };
  const entries = (await entriesToBe(state, releases, 'release')).map(withoutFallback);
  const release = new Date().toISOString();
  return JSON.stringify({ ...(await withEntries(store, manifest, { entries, log })), release });
}

function withoutFallback(entry: Entry): Entry {
  if ('platformApi' in entry) return entry;
  const { fallback: _, fallbackIntegrity: __, ...rest } = entry;
  return rest;
}
