import { checkTogether } from './check-together.ts';
import { fitsShell } from './checks/fits-shell.ts';
import { ownLetter } from './checks/own-letter.ts';
import { ownPlace } from './checks/own-place.ts';
import { sweepDrafts } from './drafts.ts';
import { entriesToBe } from './entries-to-be.ts';
import { assertOwned } from './owner.ts';
import { packagesOf } from './package-file.ts';
import { sweepPreviews } from './previews.ts';
import type { StoredRelease } from './released-entry.ts';
import { assertStored, storeBuild, type AppVersion } from './store-build.ts';
import { readManifest } from './store.ts';
import { swapEntries } from './swap-entries.ts';

/**
 * Publishes built areas, the shell among them or not: each becomes an immutable folder in the store, they are checked
 * together against the resulting site, and only then their entries in the manifest change, all in one write. Publishing the
 * same builds again changes nothing.
 */
export async function publishAll(store: string, apps: readonly string[]): Promise<AppVersion[]> {
  const packages = await packagesOf(apps);
  const releases: StoredRelease[] = [];
  for (const app of new Set(apps)) releases.push(await storeBuild(store, app));
  await checkTogether(store, await readManifest(store), releases);
  await swapEntries(store, {
    action: 'release',
    packages,
    next: async (state) => {
      assertOwned(state, packages);
      await assertStored(store, releases);
      // Another publisher may have come between.
      fitsShell(state.live, releases);
      ownPlace(state.live, releases);
      await ownLetter(store, state.live, releases);
      return entriesToBe(state, releases, 'release');
    },
  });
  await sweepDrafts(store);
  await sweepPreviews(store);
  return releases.map(({ descriptor: { id }, version }) => ({ id, version }));
}

/** Publishes one built area, or the shell. */
export async function publish(store: string, app: string): Promise<AppVersion> {
  const [published] = await publishAll(store, [app]);
  if (!published) throw new Error(`${app} was not published`);
  return published;
}
