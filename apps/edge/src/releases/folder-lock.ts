import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { ReleaseRefusal } from './refusal.ts';

/** Does `work` while no other process of this machine changes the manifest or the log in this folder. */
export async function withFolderLock(store: string, work: () => Promise<void>): Promise<void> {
  const unlock = await lockStore(store);
  try {
    await removeCutOffWrites(store);
    await work();
  } finally {
    await unlock().catch(() => undefined); // another process took the lock over after a long pause: it is not released here
  }
}

/** A killed publisher no longer renews its lock; after a few seconds the next one takes it over. */
async function lockStore(store: string): Promise<() => Promise<void>> {
  await mkdir(store, { recursive: true });
  const lock = lockfile.lock(store, {
    stale: 3000,
    update: 1000,
    retries: { retries: 200, factor: 1.2, minTimeout: 20, maxTimeout: 200, randomize: true },
    onCompromised: () => undefined, // `swapEntries` notices by comparing the file before it writes
  });
  return lock.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error;
    throw new ReleaseRefusal(
      'Another publisher has been holding the store’s lock for half a minute.',
      'Wait for it to end, or end it, then try again.',
    );
  });
}

/** Only the holder of the lock writes these files: leftovers are from interrupted writes. */
async function removeCutOffWrites(store: string): Promise<void> {
  const names = await readdir(store);
  const cutOff = names.filter((name) =>
    /^(?:manifest|previews|release-log\.next\.\d+)\.json\.[\da-f-]+\.tmp$/.test(name),
  );
  await Promise.all(cutOff.map((name) => rm(path.join(store, name), { force: true })));
}
