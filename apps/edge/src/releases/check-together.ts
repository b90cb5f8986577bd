import type { StoredManifest } from './canary-entry.ts';
import { fitsShell, sharesFitShell } from './checks/fits-shell.ts';
import { ownLetter } from './checks/own-letter.ts';
import { ownPlace } from './checks/own-place.ts';
import { publicPages } from './checks/public-pages.ts';
import type { StoredRelease } from './released-entry.ts';

/**
 * Refuses releases that may not go live together, judged by the resulting site: when areas and shell are
 * incompatible, when two of them have one path or one class letter, or when a public page that they add or change fails
 * its checks.
 */
export async function checkTogether(
  store: string,
  live: StoredManifest,
  candidates: readonly StoredRelease[],
): Promise<void> {
  fitsShell(live, candidates);
  ownPlace(live, candidates);
  await ownLetter(store, live, candidates);
  await sharesFitShell(store, live, candidates);
  await publicPages(store, live, candidates);
}
