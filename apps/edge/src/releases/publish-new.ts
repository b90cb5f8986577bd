import { hasEntry, wholeManifest } from './manifest-entries.ts';
import { publishAll } from './publish.ts';
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
 * later. What was released once is left as it stands, rolled back and disabled or not. New areas that are refused
 * keep nobody from starting the site; without a shell there is none, so that is thrown.
 */
export async function publishNew(store: string, apps: readonly string[]): Promise<StartReleases> {
  const builds: AppVersion[] = [];
  for (const app of apps) builds.push(await readBuild(store, app));
  const text = await readManifestText(store);
  parseManifest(text); // refuses one that the site could not read either
  const manifest = wholeManifest(text);
  const fresh = apps.filter((_app, index) => !hasEntry(manifest, builds[index]?.id ?? ''));
  if (fresh.length === 0) return { builds, published: [] };
  try {
    return { builds, published: await publishAll(store, fresh) };
  } catch (error) {
    if (!(error instanceof ReleaseRefusal) || !hasEntry(manifest, 'shell')) throw error;
    return { builds, published: [], refusal: error };
  }
}
