import type { ReleaseManifest } from '@tassis/platform/release';
import type { Trial } from './browser/check-in-browser.ts';
import { tryInBrowser } from './browser/try-in-browser.ts';
import { checkTogether } from './check-together.ts';
import { fitsShell } from './checks/fits-shell.ts';
import { ownLetter } from './checks/own-letter.ts';
import { ownPlace } from './checks/own-place.ts';
import { sweepDrafts } from './drafts.ts';
import { entriesToBe } from './entries-to-be.ts';
import { importRelease, type PlacedRelease } from './import-release.ts';
import { assertOwned } from './owner.ts';
import { sweepPreviews } from './previews.ts';
import type { Provenance } from './provenance.ts';
import {
  loggedOrigins,
  openWithOrigin,
  packagesOf,
  storeWithOrigin,
  toAppVersion,
  type OriginatedRelease,
} from './release-origin.ts';
import type { StoredRelease } from './released-entry.ts';
import { assertStored, type AppVersion } from './store-build.ts';
import { readManifest } from './store.ts';
import { swapEntries, type StoreState } from './swap-entries.ts';

/** How a release is tried before somebody gets it. */
export interface Trying {
  /** Opens the pages of what changes in a browser before it goes live; without it they are not opened. */
  trial?: Trial | undefined;
  /** Whether somebody wanted them not to be opened, which the log then says. */
  isUntried?: boolean;
}

/** How apps are published. */
export interface Publication extends Trying {
  /** Releases of other stores that go live with the built apps. */
  placed?: readonly PlacedRelease[];
  /** Whether apps that have come into the manifest meanwhile are left as they are: two machines may start at once. */
  onlyNew?: boolean;
  /** Where the builds come from, by their folders. */
  provenance?: ReadonlyMap<string, Provenance>;
}

/**
 * Publishes built areas, the shell among them or not: each becomes an immutable folder in the store, they are checked
 * together against the resulting site, and only then their entries in the manifest change, all in one write. Publishing the
 * same builds again changes nothing.
 */
export async function publishAll(
  store: string,
  apps: readonly string[],
  { placed = [], provenance, trial, isUntried = false, onlyNew = false }: Publication = {},
): Promise<AppVersion[]> {
  const releases: OriginatedRelease[] = [];
  for (const app of new Set(apps))
    releases.push(await storeWithOrigin(store, app, provenance?.get(app)));
  for (const release of placed) {
    await importRelease(store, release);
    releases.push(await openWithOrigin(store, release));
  }
  const live = await readManifest(store);
  await checkTogether(store, live, releases);
  if (trial) await tryInBrowser(store, changing(live, releases), trial);
  const packages = packagesOf(releases);
  await swapEntries(store, {
    action: 'release',
    origins: loggedOrigins(releases, isUntried),
    next: async (state) => {
      assertOwned(state, packages);
      await assertStored(store, releases);
      // Another publisher may have come between.
      const wanted = onlyNew ? releases.filter((each) => !hasEntryOf(state, each)) : releases;
      fitsShell(state.live, wanted);
      ownPlace(state.live, wanted);
      await ownLetter(store, state.live, wanted);
      return entriesToBe(state, wanted, 'release');
    },
  });
  await sweepDrafts(store);
  await sweepPreviews(store);
  return releases.map(toAppVersion);
}

/** Publishes one built area, or the shell. */
export async function publish(store: string, app: string): Promise<AppVersion> {
  const [published] = await publishAll(store, [app]);
  if (!published) throw new Error(`${app} was not published`);
  return published;
}

function hasEntryOf({ entry }: StoreState, { descriptor: { id } }: StoredRelease): boolean {
  return entry(id) !== undefined;
}

/** The releases that are not live. */
function changing<T extends StoredRelease>(
  { areas, shell }: ReleaseManifest,
  releases: readonly T[],
): T[] {
  const live = new Map(areas.map(({ id, version }) => [id, version]));
  live.set('shell', shell.version);
  return releases.filter(({ descriptor: { id }, version }) => live.get(id) !== version);
}
