import { platformToBe } from './checks/fits-shell.ts';
import { fallbackTo } from './fallback.ts';
import { findGood } from './good-releases.ts';
import type { Entry } from './manifest-entries.ts';
import { versionBefore, type LogLine } from './release-log.ts';
import { releasedEntry, type StoredRelease } from './released-entry.ts';
import type { StoreState } from './swap-entries.ts';

/** The new manifest entries of releases, from the current ones; a disabled area stays disabled. */
export async function entriesToBe(
  state: StoreState,
  releases: readonly StoredRelease[],
  action: LogLine['action'],
): Promise<Entry[]> {
  const platformApi = platformToBe(state.live, releases);
  return Promise.all(
    releases.map(async (release) => {
      const { id } = release.descriptor;
      const before = versionBeforeIt(state, action, { id, version: release.version });
      const { version } = await findGood(state, id, before);
      const fallback = await fallbackTo(state.store, { id, version }, platformApi);
      const own = { ...fallback, ...keptCanary(state, release) };
      return releasedEntry(release, { enabled: state.entry(id)?.enabled ?? true, ...own });
    }),
  );
}

/** Released once more, the live version changes nothing; another one ends the canary. */
function keptCanary({ live }: StoreState, { descriptor: { id }, version }: StoredRelease) {
  const current = live.areas.find((area) => area.id === id);
  return current?.canary && current.version === version ? { canary: current.canary } : {};
}

/** The previous version after the change: the current one, unless this is a rollback to, or a repeat of, that version. */
function versionBeforeIt(
  { entry, log }: StoreState,
  action: LogLine['action'],
  { id, version }: { id: string; version: string },
): string | undefined {
  const current = entry(id);
  const isNew = action === 'release' || action === 'promote';
  if (isNew && current?.version !== version) return current?.version;
  const isLive = current?.version === version;
  return versionBefore(log, id, version) ?? (isLive ? current.fallback : undefined);
}
