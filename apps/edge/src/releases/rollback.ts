import { readLog, versionBefore } from './release-log.ts';
import { ReleaseRefusal } from './refusal.ts';
import { releasedEntry } from './released-entry.ts';
import { canRun, openRelease } from './stored-release.ts';
import { liveReleases } from './live-releases.ts';
import { swapEntry } from './swap-entry.ts';
import type { Published } from './publish.ts';

/**
 * Puts an older release's entry back, from its own folder in the store; nothing is built. Without a version it is the
 * one that stood before. Refuses one that is not there, not whole, or too new or too old for the platform.
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
  const before = versionBefore(log, id, target);
  const fallback = before !== undefined && (await canRun(store, id, before)) ? before : undefined;
  await swapEntry(store, { id, action: 'rollback', next: () => releasedEntry(release, fallback) });
  return { id, version: target };
}

function nothingBefore(id: string, live: string, target: string | undefined): ReleaseRefusal {
  const message =
    target === undefined
      ? `No release of ${id} stood before ${live}.`
      : `${id} ${live} is already what the site serves.`;
  return new ReleaseRefusal(message, `See what there is: pnpm release:list ${id}`);
}
