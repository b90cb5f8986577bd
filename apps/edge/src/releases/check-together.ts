import { fitsShell } from './checks/fits-shell.ts';
import { publicPages } from './checks/public-pages.ts';
import type { StoredRelease } from './released-entry.ts';
import { readManifest } from './store.ts';

/**
 * Refuses releases that may not go live together, judged by the site as it will be: when areas and shell would not
 * fit, or when a public page that they bring or change is not as it should be.
 */
export async function checkTogether(
  store: string,
  candidates: readonly StoredRelease[],
): Promise<void> {
  const live = await readManifest(store).catch(() => undefined);
  if (!live) return; // one that cannot be read is refused when it is to change
  fitsShell(live, candidates);
  await publicPages(store, live, candidates);
}
