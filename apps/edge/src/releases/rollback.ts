import { checkTogether } from './check-together.ts';
import { entriesToBe } from './entries-to-be.ts';
import { assertSameOwner } from './owner.ts';
import { ReleaseRefusal } from './refusal.ts';
import { versionBefore } from './release-log.ts';
import type { StoredRelease } from './released-entry.ts';
import type { AppVersion } from './store-build.ts';
import { openRelease } from './stored-release.ts';
import { swapEntries, type StoreState } from './swap-entries.ts';

/**
 * Rolls back to older releases, all in one write, from their folders in the store; nothing is built. Without
 * a version the previous one is used. Refuses a release that is missing, damaged, of another package than the app is
 * now, incompatible with the rest of the site, or breaks a public page. The store is locked meanwhile, so that the previous version cannot change.
 */
export async function rollBackAll(
  store: string,
  wanted: ReadonlyMap<string, string | undefined>,
): Promise<AppVersion[]> {
  let releases: StoredRelease[] = [];
  await swapEntries(store, {
    action: 'rollback',
    next: async (state) => {
      const targets = [...wanted].map(([id, version]) => getTarget(state, id, version));
      for (const target of targets) assertSameOwner(state.log, target);
      releases = await Promise.all(
        targets.map(({ id, version }) => openRelease(store, id, version)),
      );
      await checkTogether(store, state.live, releases);
      return entriesToBe(state, releases, 'rollback');
    },
  });
  return releases.map(({ descriptor: { id }, version }) => ({ id, version }));
}

/** Puts an older release of one app back. */
export async function rollBack(store: string, id: string, version?: string): Promise<AppVersion> {
  const [back] = await rollBackAll(store, new Map([[id, version]]));
  if (!back) throw new Error(`${id} was not rolled back`);
  return back;
}

function getTarget({ entry, log }: StoreState, id: string, version?: string): AppVersion {
  const live = entry(id);
  if (!live) {
    throw new ReleaseRefusal(
      `${id} is not released, so there is nothing to roll back.`,
      'See what is: pnpm release:status',
    );
  }
  const target = version ?? versionBefore(log, id, live.version) ?? live.fallback;
  if (target !== undefined && target !== live.version) return { id, version: target };
  throw new ReleaseRefusal(
    target === undefined
      ? `No release of ${id} stood before ${live.version}.`
      : `${id} ${live.version} is already what the site serves.`,
    `See what there is: pnpm release:list ${id}`,
  );
}
