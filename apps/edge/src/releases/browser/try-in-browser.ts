import type { StoredRelease } from '../released-entry.ts';
import { toAppVersion } from '../release-origin.ts';
import type { Trial } from './check-in-browser.ts';
import { manifestToBe } from './manifest-to-be.ts';

/** Opens the pages of releases in a browser, on the site as they would make it; refuses them when one fails. */
export async function tryInBrowser(
  store: string,
  releases: readonly StoredRelease[],
  trial: Trial,
): Promise<void> {
  if (releases.length === 0) return;
  const manifest = await manifestToBe(store, releases);
  // With it comes the whole edge, which other commands need not load.
  const { checkInBrowser } = await import('./check-in-browser.ts');
  await checkInBrowser(store, { manifest, apps: releases.map(toAppVersion) }, trial);
}
