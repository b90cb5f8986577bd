import { MAX_PERCENT, withoutCanary, type Canary, type StoredArea } from './canary-entry.ts';
import type { Trial } from './browser/check-in-browser.ts';
import { tryInBrowser } from './browser/try-in-browser.ts';
import { checkTogether } from './check-together.ts';
import { isArea } from './descriptor.ts';
import { entriesToBe } from './entries-to-be.ts';
import { assertOwned, assertSameOwner } from './owner.ts';
import type { Provenance } from './provenance.ts';
import type { Trying } from './publish.ts';
import { ReleaseRefusal } from './refusal.ts';
import {
  loggedOrigins,
  openWithOrigin,
  packagesOf,
  storeWithOrigin,
  toAppVersion,
  type OriginatedRelease,
} from './release-origin.ts';
import type { LogLine } from './release-log.ts';
import { releasedArea } from './released-entry.ts';
import { assertStored, type AppVersion } from './store-build.ts';
import { readManifest } from './store.ts';
import { swapEntries, type StoreState, type Swap } from './swap-entries.ts';

/** A canary as somebody wants it. */
interface WantedCanary extends Trying {
  /** Of a hundred visitors, how many get it. */
  percent: number;
}

/**
 * Gives a stored version of an area to some visitors, after the checks of a release; everybody else keeps the live one.
 * For the version that is the canary already, only the percent changes; a canary of another version ends.
 */
export async function startCanary(
  store: string,
  { id, version }: AppVersion,
  wanted: WantedCanary,
): Promise<void> {
  assertPercent(wanted);
  const release = await openWithOrigin(store, { id, version });
  await swapCanary(store, wanted, {
    release,
    assertMayTake: ({ log }) => assertSameOwner(log, { id, version }),
  });
}

/** Puts a built area into the store, as a release is, and gives it to some visitors. */
export async function startCanaryOfBuild(
  store: string,
  app: string,
  { provenance, ...wanted }: WantedCanary & { provenance?: Provenance | undefined },
): Promise<AppVersion> {
  assertPercent(wanted);
  const release = await storeWithOrigin(store, app, provenance);
  const packages = packagesOf([release]);
  await swapCanary(store, wanted, {
    release,
    assertMayTake: (state) => assertOwned(state, packages),
  });
  return toAppVersion(release);
}

/** Makes an area's canary its live version; what was live becomes the fallback. */
export async function promoteCanary(store: string, id: string): Promise<AppVersion> {
  let version = '';
  const swap: Swap = {
    action: 'promote',
    next: async (state) => {
      ({ version } = getCanary(state, id));
      const release = await openWithOrigin(store, { id, version });
      await checkTogether(store, state.live, [release]);
      swap.origins = loggedOrigins([release], isUntriedCanary(state.log, { id, version }));
      return entriesToBe(state, [release], 'promote');
    },
  };
  await swapEntries(store, swap);
  return { id, version };
}

/**
 * Ends an area's canary: everybody gets the live version again.
 * @param wanted with a version, another canary that has come meanwhile is left alone
 * @param reason for the log; absent when a person drops it
 * @returns the version that was dropped; undefined when the canary is another one
 */
export async function dropCanary(
  store: string,
  wanted: Pick<AppVersion, 'id'> & Partial<AppVersion>,
  reason?: string,
): Promise<string | undefined> {
  let dropped: string | undefined;
  await swapEntries(store, {
    action: 'drop',
    reason: reason ?? 'it was dropped by hand',
    next: (state) => {
      const { id } = wanted;
      dropped = undefined; // read again after another publisher's change
      if (wanted.version !== undefined && canaryOf(state, id)?.version !== wanted.version)
        return [];
      dropped = getCanary(state, id).version;
      return [withoutCanary(getArea(state, id))];
    },
  });
  return dropped;
}

interface NewCanary {
  release: OriginatedRelease;
  /** Refuses a release of another team than the area's. */
  assertMayTake: (state: StoreState) => void;
}

/** Makes a release its area's canary. */
async function swapCanary(
  store: string,
  { percent, trial, isUntried = false }: WantedCanary,
  { release, assertMayTake }: NewCanary,
): Promise<void> {
  const { descriptor, version } = release;
  if (!isArea(descriptor)) {
    throw new ReleaseRefusal(
      'The shell has no canary: only areas have.',
      'Release it to everybody: pnpm release shell',
    );
  }
  const { id } = descriptor;
  if (trial) await tryCanary(store, release, trial);
  const swap: Swap = {
    action: 'canary',
    next: async (state) => {
      assertMayTake(state);
      await assertStored(store, [release]);
      const area = getArea(state, id);
      assertOther(area, version);
      await checkTogether(store, state.live, [release]);
      const running = area.canary?.version === version ? area.canary : undefined;
      const isSkipped = running ? isUntriedCanary(state.log, { id, version }) : isUntried;
      swap.origins = loggedOrigins([release], isSkipped);
      const since = running?.since ?? new Date().toISOString();
      const entry = releasedArea({ ...release, descriptor }, { enabled: true });
      return [{ ...area, canary: { ...entry, percent, since } }];
    },
  };
  await swapEntries(store, swap);
}

/** Opens the pages of what is no canary yet, once it is known that it may become one. */
async function tryCanary(store: string, release: OriginatedRelease, trial: Trial): Promise<void> {
  const live = await readManifest(store);
  const area = getArea({ live }, release.descriptor.id);
  assertOther(area, release.version);
  if (area.canary?.version === release.version) return;
  await checkTogether(store, live, [release]);
  await tryInBrowser(store, [release], trial);
}

/** Whether the log says of a canary that its pages were not opened when it started. */
function isUntriedCanary(log: readonly LogLine[], { id, version }: AppVersion): boolean {
  const last = log.findLast(
    (line) => line.id === id && line.version === version && line.action === 'canary',
  );
  return last?.browser === 'skipped';
}

function assertPercent({ percent }: WantedCanary): void {
  if (Number.isInteger(percent) && percent >= 1 && percent <= MAX_PERCENT) return;
  throw new ReleaseRefusal(
    `A canary is for 1 to ${MAX_PERCENT} percent of the visitors.`,
    'pnpm release:canary <area>[@version] <percent>; to everybody it goes by pnpm release:promote <area>',
  );
}

function assertOther({ id, version: live }: StoredArea, version: string): void {
  if (version !== live) return;
  throw new ReleaseRefusal(
    `${id} ${version} is what everybody gets already.`,
    `Change something, or name another version: pnpm release:list ${id}`,
  );
}

function getArea({ live }: Pick<StoreState, 'live'>, id: string): StoredArea {
  const area = live.areas.find((candidate) => candidate.id === id);
  if (area?.enabled) return area;
  throw new ReleaseRefusal(
    area ? `${id} is disabled, so nobody gets it.` : `${id} is no area that is released.`,
    area
      ? `Put it on the site first: pnpm release:enable ${id}`
      : 'See what is: pnpm release:status',
  );
}

function canaryOf({ live }: StoreState, id: string): Canary | undefined {
  return live.areas.find((candidate) => candidate.id === id)?.canary;
}

function getCanary(state: StoreState, id: string): Canary {
  const canary = canaryOf(state, id);
  if (canary) return canary;
  throw new ReleaseRefusal(
    `${id} has no canary.`,
    `Start one: pnpm release:canary ${id}[@version] <percent>`,
  );
}
