import { hasEntry, wholeManifest } from './manifest-entries.ts';
import { publishAll, type Publication } from './publish.ts';
import { ReleaseRefusal } from './refusal.ts';
import { readBuild, type AppVersion } from './store-build.ts';
import { parseManifest, readManifestText } from './store.ts';

/** What a start did about the built apps. */
export interface StartReleases {
  /** Every app, at the version that its build would have in the store. */
  builds: AppVersion[];
  /** Those that were released now. */
  published: AppVersion[];
  /** Why the others that have no entry were not. */
  refusal?: ReleaseRefusal;
}

/**
 * Publishes, of built apps, those that the manifest has no entry of: all of them into an empty store, a new area
 * later. An app that has an entry is left alone, even if rolled back or disabled. Refused new areas do
 * not stop the site from starting; a refused shell is thrown, because there is no site without it.
 */
export async function publishNew(
  store: string,
  apps: readonly string[],
  publication: Publication = {},
): Promise<StartReleases> {
  const builds: AppVersion[] = [];
  for (const app of apps) builds.push(await readBuild(store, app));
  const text = await readManifestText(store);
  parseManifest(text); // refuses one that the site could not read either
  const manifest = wholeManifest(text);
  const fresh = apps.filter((_app, index) => !hasEntry(manifest, builds[index]?.id ?? ''));
  if (fresh.length === 0) return { builds, published: [] };
  try {
    return { builds, published: await publishAll(store, fresh, { ...publication, onlyNew: true }) };
  } catch (error) {
    if (!(error instanceof ReleaseRefusal) || !hasEntry(manifest, 'shell')) throw error;
    return { builds, published: [], refusal: error };
  }
}
