import { rm } from 'node:fs/promises';
import path from 'node:path';
import { newPassKey, writePassKey } from '../previews/preview-pass.ts';
import { removeFolder } from './drafts.ts';
import { withFolderLock } from './folder-lock.ts';
import { provenanceFile } from './provenance.ts';
import { changeShared, type LockedStore } from './shared/change.ts';
import { sharedStoreOf } from './shared/shared-store.ts';
import { releaseFolder } from './store.ts';

/**
 * Does `work` while no other publisher changes the manifest, the log or the previews. In a store of many machines it works on a draft of
 * those, which is shared when it is done: only what it is given may be read and written for them.
 */
export async function withStoreLock(
  store: string,
  work: (locked: LockedStore) => Promise<void>,
): Promise<void> {
  const shared = sharedStoreOf(store);
  await withFolderLock(store, async () => {
    if (shared) await changeShared(shared, work);
    else
      await work({
        store,
        remove: (app) => removeRelease(store, app),
        renewKey: () => writePassKey(store, newPassKey()),
      });
  });
}

/** Removes a release and what is known of its origin. */
async function removeRelease(store: string, app: { id: string; version: string }): Promise<void> {
  await removeFolder(store, releaseFolder(store, app.id, app.version));
  await rm(path.join(store, provenanceFile(app)), { force: true });
}
