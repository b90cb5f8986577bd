import { checkTogether } from './check-together.ts';
import { fitsShell, platformToBe } from './checks/fits-shell.ts';
import { readLog, versionBefore } from './release-log.ts';
import { ReleaseRefusal } from './refusal.ts';
import { releasedEntry, type StoredRelease } from './released-entry.ts';
import { canRun, openRelease } from './stored-release.ts';
import { liveReleases } from './live-releases.ts';
import { readManifest } from './store.ts';
import { swapEntry } from './swap-entry.ts';
import type { Published } from './publish.ts';

/**
 * Puts an older release's entry back, from its own folder in the store; nothing is built. Without a version it is the
 * one that stood before. Refuses one that is not there, is not whole, does not fit the rest of the site, or breaks a
 * public page.
 */
export async function rollBack(store: string, id: string, version?: string): Promise<Published> {
  const live = (await liveReleases(store)).find((release) => release.id === id);
  if (!live) {
    throw new ReleaseRefusal(
      `${id} is not released, so there is nothing to roll back.`,
      'See what is: pnpm release:status',
    );
  }
  const log = await readLog(store);
  const target = version ?? versionBefore(log, id, live.version) ?? live.fallback;
  if (target === undefined || target === live.version)
    throw nothingBefore(id, live.version, target);
  const release = await openRelease(store, id, target);
  await checkTogether(store, [release]);
  const fallback = await fallbackOf(store, release, versionBefore(log, id, target));
  await swapEntry(store, {
    id,
    action: 'rollback',
    next: (_current, manifest) => {
      fitsShell(manifest, [release]); // another publisher may have come between
      return releasedEntry(release, fallback);
    },
  });
  return { id, version: target };
}

/** What stood before the release, if it is there and fits the shell that will be live. */
async function fallbackOf(
  store: string,
  release: StoredRelease,
  before: string | undefined,
): Promise<string | undefined> {
  if (before === undefined) return undefined;
  const platformApi = platformToBe(await readManifest(store), [release]);
  const candidate = { id: release.descriptor.id, version: before };
  return (await canRun(store, candidate, platformApi)) ? before : undefined;
}

function nothingBefore(id: string, live: string, target: string | undefined): ReleaseRefusal {
  const message =
    target === undefined
      ? `No release of ${id} stood before ${live}.`
      : `${id} ${live} is already what the site serves.`;
  return new ReleaseRefusal(message, `See what there is: pnpm release:list ${id}`);
}
