import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { exists, flush, flushTree, isMissing } from './files.ts';

/** The folder of drafts: on the store's disk, so that a rename publishes them, and never served. */
export function draftsFolder(store: string): string {
  return path.join(store, 'drafts');
}

/** Longer than any pause of a running publisher, which renews its lock far more often. */
const abandonedAfter = { realpath: false, stale: 10_000 };

/** Gives `work` the path of a new draft folder under a lock; removes what is left of it afterwards. */
export async function withDraft<T>(store: string, work: (draft: string) => Promise<T>): Promise<T> {
  await mkdir(draftsFolder(store), { recursive: true });
  const draft = path.join(draftsFolder(store), randomUUID());
  const unlock = await lockfile.lock(draft, { ...abandonedAfter, onCompromised: () => undefined });
  try {
    return await work(draft);
  } finally {
    // A page of a temporary site may still be written into it.
    await rm(draft, { recursive: true, force: true, maxRetries: 3 });
    await unlock().catch(() => undefined); // swept by someone else: gone all the same
  }
}

/**
 * Renames a draft to its final path, after flushing it to disk. Of two publishers of the same build the first one
 * wins. A damaged folder at that path is removed first.
 */
export async function settle(
  store: string,
  { draft, target }: { draft: string; target: string },
  isIntact: () => Promise<boolean>,
): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await flushTree(draft);
  try {
    await rename(draft, target);
  } catch (error) {
    if (!(await exists(target))) throw error;
    if (await isIntact()) return;
    await withDraft(store, async (damaged) => {
      await rename(target, damaged).catch(ignoreMissing); // another one was quicker
      await settle(store, { draft, target }, isIntact);
    });
  }
  await flush(path.dirname(target));
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

/** Removes what killed publishers left behind: drafts whose lock nobody renews any more. */
export async function sweepDrafts(store: string): Promise<void> {
  const names = await readdir(draftsFolder(store)).catch((): string[] => []);
  const drafts = new Set(names.map((name) => name.replace(/\.lock$/, '')));
  for (const name of drafts) {
    const draft = path.join(draftsFolder(store), name);
    if (await lockfile.check(draft, abandonedAfter)) continue;
    await rm(draft, { recursive: true, force: true });
    await rm(`${draft}.lock`, { recursive: true, force: true });
  }
}

/** Removes a folder of the store in one rename, so that nobody finds half of it. */
export async function removeFolder(store: string, folder: string): Promise<void> {
  await withDraft(store, async (draft) => {
    await rename(folder, draft).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  });
}
