import { stat } from 'node:fs/promises';
import { areaForPath, type ReleaseManifest } from '@tassis/platform/release';
import { keepLastGood, manifestPath, readLastGood, readManifest } from '../releases/store.ts';
import { buildShellFrame, type Page } from './shell-frame.ts';

/** What is released right now, with its page built. */
export interface CurrentRelease {
  page: Page;
  /** Whether a path is a page of this site. */
  hasPage: (pathname: string) => boolean;
}

/** The release to serve; undefined while there is none that can be read. */
export type FollowedRelease = () => Promise<CurrentRelease | undefined>;

/**
 * Follows the manifest: a change on disk is on the site with the next request. A manifest that cannot be read
 * leaves the last good release in place, also over a restart; it is read again when it changes.
 */
export function followRelease(
  store: string,
  settings: object,
  onError: (error: unknown) => void,
): FollowedRelease {
  let current: { stamp: string; release: Promise<CurrentRelease | undefined> } | undefined;
  return async () => {
    const stamp = await stampOf(manifestPath(store));
    if (stamp === undefined || stamp === current?.stamp) return current?.release;
    const previous = current?.release;
    const release = load(store, settings, onError).catch(async (error: unknown) => {
      onError(error);
      return (await previous) ?? loadLastGood(store, settings, onError);
    });
    current = { stamp, release };
    return release;
  };
}

async function load(
  store: string,
  settings: object,
  onError: (error: unknown) => void,
): Promise<CurrentRelease> {
  const manifest = await readManifest(store);
  const release = await build(store, manifest, settings);
  await keepLastGood(store, manifest).catch(onError); // a store that is read-only still serves
  return release;
}

async function loadLastGood(
  store: string,
  settings: object,
  onError: (error: unknown) => void,
): Promise<CurrentRelease | undefined> {
  try {
    return await build(store, await readLastGood(store), settings);
  } catch (error) {
    onError(error);
    return undefined;
  }
}

async function build(
  store: string,
  manifest: ReleaseManifest,
  settings: object,
): Promise<CurrentRelease> {
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
