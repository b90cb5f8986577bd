import { stat } from 'node:fs/promises';
import { areaForPath, type ReleaseManifest } from '@tassis/platform/release';
import { manifestPath, readManifest } from '../releases/store.ts';
import { buildShellFrame, type Page } from './shell-frame.ts';

/** What is released right now, with its page built. */
export interface CurrentRelease {
  page: Page;
  /** Whether a path is a page of this site. */
  hasPage: (pathname: string) => boolean;
}

/**
 * Follows the manifest: a change on disk is on the site with the next request. A manifest that cannot be read
 * leaves the last good release in place.
 */
export function followRelease(
  store: string,
  settings: object,
  onError: (error: unknown) => void,
): () => Promise<CurrentRelease | undefined> {
  let current: { stamp: string; release: Promise<CurrentRelease> } | undefined;
  return async () => {
    const stamp = await stampOf(manifestPath(store));
    if (stamp === undefined || stamp === current?.stamp) return current?.release;
    const previous = current?.release;
    const release = load(store, settings).catch((error: unknown) => {
      onError(error);
      if (previous === undefined) throw error;
      return previous;
    });
    current = { stamp, release };
    return release;
  };
}

async function load(store: string, settings: object): Promise<CurrentRelease> {
  const manifest = await readManifest(store);
  const page = await buildShellFrame(store, manifest, settings);
  return { page, hasPage: (pathname) => isPage(manifest, pathname) };
}

function isPage(manifest: ReleaseManifest, pathname: string): boolean {
  return areaForPath([...manifest.areas, manifest.shell], pathname) !== undefined;
}

async function stampOf(file: string): Promise<string | undefined> {
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  return stats && `${stats.mtimeNs}-${stats.ino}`;
}
