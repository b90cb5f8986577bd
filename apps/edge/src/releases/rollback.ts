import { checkTogether } from './check-together.ts';
import { entriesToBe } from './entries-to-be.ts';
import { badMark, findGood, type Skipped } from './good-releases.ts';
import { assertSameOwner } from './owner.ts';
import { ReleaseRefusal } from './refusal.ts';
import { versionBefore, wentLive, type LogLine } from './release-log.ts';
import {
  loggedOrigins,
  openWithOrigin,
  toAppVersion,
  type OriginatedRelease,
} from './release-origin.ts';
import type { AppVersion } from './store-build.ts';
import { swapEntries, type StoreState, type Swap } from './swap-entries.ts';

/** An app that was rolled back, with the releases that were not good enough to go back to. */
export interface RolledBack extends AppVersion {
  skipped: Skipped[];
}

/**
 * Rolls back to older releases, all in one write, from their folders in the store; nothing is built. Without
 * a version the last good one that stood before is used. Refuses a release that is missing, damaged, marked bad, of another package than the app is
 * now, incompatible with the rest of the site, or breaks a public page. The store is locked meanwhile, so that the previous version cannot change.
 */
export async function rollBackAll(
  store: string,
  wanted: ReadonlyMap<string, string | undefined>,
): Promise<RolledBack[]> {
  let targets: RolledBack[] = [];
  const swap: Swap = {
    action: 'rollback',
    next: async (state) => {
      targets = await Promise.all(
        [...wanted].map(([id, version]) => getTarget(state, id, version)),
      );
      for (const target of targets) assertSameOwner(state.log, target);
      const releases = await Promise.all(targets.map((target) => openWithOrigin(store, target)));
      for (const release of releases) assertTried(state.log, release);
      await checkTogether(store, state.live, releases);
      swap.origins = loggedOrigins(releases, false);
      return entriesToBe(state, releases, 'rollback');
    },
  };
  await swapEntries(store, swap);
  return targets;
}

/** Refuses a build of a changed tree that was put up as a preview and never was live: it goes live by a release. */
function assertTried(log: readonly LogLine[], { provenance, ...release }: OriginatedRelease): void {
  const { id, version } = toAppVersion(release);
  const wasLive = log.some((line) => line.id === id && line.version === version && wentLive(line));
  if (!provenance.dirty || wasLive) return;
  throw new ReleaseRefusal(
    `${id} ${version} was never live, and is built of a tree with changes that are not committed.`,
    `Commit them and release it: pnpm release ${id}`,
  );
}

/** Puts an older release of one app back. */
export async function rollBack(store: string, id: string, version?: string): Promise<RolledBack> {
  const [back] = await rollBackAll(store, new Map([[id, version]]));
  if (!back) throw new Error(`${id} was not rolled back`);
  return back;
}

async function getTarget(state: StoreState, id: string, version?: string): Promise<RolledBack> {
  const live = state.entry(id);
  if (!live) {
    throw new ReleaseRefusal(
      `${id} is not released, so there is nothing to roll back.`,
      'See what is: pnpm release:status',
    );
  }
  if (version !== undefined) return getNamed(state, { id, version }, live.version);
  const before = versionBefore(state.log, id, live.version) ?? live.fallback;
  const good = await findGood(state, id, before);
  if (good.version !== undefined && good.version !== live.version)
    return { id, version: good.version, skipped: good.skipped };
  const reasons = good.skipped.map((one) => `${one.version}: ${one.why}`);
  throw new ReleaseRefusal(
    reasons.length === 0
      ? `No release of ${id} stood before ${live.version}.`
      : `No good release of ${id} stood before ${live.version}. ${reasons.join('; ')}.`,
    reasons.length === 0
      ? `See what there is: pnpm release:list ${id}`
      : `Mend it and release it, or choose one yourself: pnpm release:rollback ${id}@<version>; an area leaves the site by pnpm release:disable ${id}`,
  );
}

function getNamed({ log }: StoreState, app: AppVersion, live: string): RolledBack {
  const { id, version } = app;
  if (version === live) {
    throw new ReleaseRefusal(
      `${id} ${version} is already what the site serves.`,
      `See what there is: pnpm release:list ${id}`,
    );
  }
  const mark = badMark(log, app);
  if (mark) {
    throw new ReleaseRefusal(
      `${id} ${version} is marked bad${mark.reason === undefined ? '' : `: ${mark.reason}`}.`,
      `If that is not so any more: pnpm release:bad ${id}@${version} --undo`,
    );
  }
  return { ...app, skipped: [] };
}
