import type { ReleaseManifest } from '@tassis/platform/release';
import { fitsShell, sharesFitShell } from './checks/fits-shell.ts';
import { publicPages } from './checks/public-pages.ts';
import type { StoredRelease } from './released-entry.ts';

/**
 * Refuses releases that may not go live together, judged by the site as it will be: when areas and shell would not
 * fit, or when a public page that they bring or change is not as it should be.
 */
export async function checkTogether(
  store: string,
  live: ReleaseManifest,
  candidates: readonly StoredRelease[],
): Promise<void> {
  fitsShell(live, candidates);
  await sharesFitShell(store, live, candidates);
  await publicPages(store, live, candidates);
}
