import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { newPassKey } from '../../previews/preview-pass.ts';
import { removeFolder, withDraft } from '../drafts.ts';
import { provenanceFile, readProvenance } from '../provenance.ts';
import { releaseFolder } from '../store.ts';
import type { AppVersion } from '../store-build.ts';
import { digestOf } from './digest.ts';
import { isNamed, nameOf } from './listed.ts';
import { readDocuments, writeCopy, writeDocuments, type Documents } from './local-copy.ts';
import { fetchNamed, localReleases } from './pull.ts';
import type { SharedStore } from './shared-store.ts';
import { changeRow, type Listed, type StoreRow } from './store-row.ts';

/** A store that nobody else changes meanwhile. */
export interface LockedStore {
  /** Its folder, to read and to write what changes in. */
  store: string;
  /** Removes a release from it. */
  remove: (app: AppVersion) => Promise<void>;
  /** Gives it another key of preview passes. */
  renewKey: () => Promise<void>;
}

/**
 * Changes a shared store while no other machine does. `work` is given a draft of it, with the newest state; what it has written there is
 * in the shared store at once, and then in the copy on this disk, or nowhere. The folders of what it names are in the
 * bucket before. Under the lock of the copy.
 */
export async function changeShared(
  shared: SharedStore,
  work: (locked: LockedStore) => Promise<void>,
): Promise<void> {
  const { store } = shared;
  const removed: AppVersion[] = [];
  let own: { error: unknown } | undefined; // of the work itself, not of the store
  const change = async (before: StoreRow) => {
    await fetchNamed(shared, before);
    // The first machine brings what it had released for itself.
    let { passKey } = before;
    const said = before.version === 0 ? await readDocuments(store) : before;
    return withDraft(store, async (draft) => {
      await makeDraft(store, draft, said);
      const remove = async (app: AppVersion) => void removed.push(app);
      const renewKey = async () => void (passKey = newPassKey().toString('base64'));
      await work({ store: draft, remove, renewKey }).catch((error: unknown) => {
        own = { error };
        throw error;
      });
      const documents = await readDocuments(draft);
      const listed = await putListed(shared, before, { documents, removed });
      const next = { ...documents, listed, passKey };
      return isDeepStrictEqual({ ...before, ...next }, before) ? undefined : next;
    });
  };
  const after = await shared
    .ask((pool) => changeRow(pool, change))
    .catch((error: unknown) => {
      throw own ? own.error : error;
    });
  if (after.version > 0) await writeCopy(store, after);
  if (removed.length > 0) await removeEverywhere(shared, removed);
}

async function makeDraft(store: string, draft: string, said: Documents): Promise<void> {
  await mkdir(draft);
  for (const name of ['mfe', 'provenance']) {
    const folder = path.resolve(store, name);
    await mkdir(folder, { recursive: true });
    await symlink(folder, path.join(draft, name), 'junction');
  }
  await writeDocuments(draft, said);
}

/** Puts into the bucket what is named and is not there yet. @returns what is there then */
async function putListed(
  { store, bucket }: SharedStore,
  before: StoreRow,
  { documents, removed }: { documents: Documents; removed: readonly AppVersion[] },
): Promise<Listed> {
  const gone = new Set(removed.map((app) => nameOf(app)));
  const left = Object.entries(before.listed).filter(([name]) => !gone.has(name));
  const listed: Listed = Object.fromEntries(left);
  for (const app of await localReleases(store)) {
    const name = nameOf(app);
    const known = listed[name];
    const isFirst = before.version === 0 && documents.log.includes(`"${app.version}"`);
    if (!known && !isFirst && !isNamed(documents, app)) continue;
    const provenance = await readProvenance(store, app);
    const folder = releaseFolder(store, app.id, app.version);
    if (!known) await bucket.put(app, { folder, provenance });
    listed[name] = { digest: known?.digest ?? (await digestOf(folder)), provenance };
  }
  return listed;
}

/** From the bucket only while nobody can have put it there anew. */
async function removeEverywhere(
  { store, bucket, ask }: SharedStore,
  removed: readonly AppVersion[],
): Promise<void> {
  for (const app of removed) {
    await removeFolder(store, releaseFolder(store, app.id, app.version));
    await rm(path.join(store, provenanceFile(app)), { force: true });
  }
  const removeFromBucket = async ({ listed }: StoreRow) => {
    for (const app of removed) if (!listed[nameOf(app)]) await bucket.remove(app);
    return undefined;
  };
  await ask((pool) => changeRow(pool, removeFromBucket));
}
