import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { removeFolder } from '../drafts.ts';
import { withFolderLock } from '../folder-lock.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { PAGE_FILES, parseManifest, releaseFolder } from '../store.ts';
import type { AppVersion } from '../store-build.ts';
import { storedVersions } from '../stored-release.ts';
import { appOf, isNamed, nameOf } from './listed.ts';
import { writeCopy } from './local-copy.ts';
import { toRefusal, type SharedStore } from './shared-store.ts';
import { readRow, readStamp, type StoreRow } from './store-row.ts';

/** Milliseconds for which a folder that the shared store does not list may still be one that is about to be published. */
const PUBLISHING = 60 * 60 * 1000;

/**
 * Brings the copy on this disk to the state of the shared store: first the releases that it names, then what it says. Rejects,
 * and changes nothing that the site is made of, while one that is live cannot be had whole.
 */
export async function pull(shared: SharedStore): Promise<StoreRow> {
  for (;;) {
    const row = await shared.ask(readRow);
    if (row.version === 0) return row; // nothing was ever released: the copy may have been a store of its own before
    await fetchNamed(shared, row);
    let isNewest = false;
    await withFolderLock(shared.store, async () => {
      isNewest = (await shared.ask(readStamp)).version === row.version;
      if (!isNewest) return;
      await fetchNamed(shared, row); // once more: a publisher of this machine may have removed one of them meanwhile
      await writeCopy(shared.store, row);
    });
    if (isNewest) return row;
  }
}

/** Fetches what the manifest and the previews name; only what is live has to come. */
export async function fetchNamed(shared: SharedStore, row: StoreRow): Promise<void> {
  const live = row.manifest === '' ? new Set() : liveNames(row.manifest);
  const named = Object.entries(row.listed).filter(([name]) => isNamed(row, appOf(name)));
  await Promise.all(
    named.map(async ([name, { digest }]) => {
      const app = appOf(name);
      if (live.has(name)) await shared.ask(() => shared.cache.ensure(app, digest));
      else await shared.cache.ensureInTime(app, digest).catch(() => undefined);
    }),
  );
}

function liveNames(text: string): Set<string> {
  const { shell, areas } = parseManifest(text);
  return new Set([{ id: 'shell', version: shell.version }, ...areas].map((app) => nameOf(app)));
}

/** How far the releases that are not live were fetched. */
export interface Fetched {
  /** Whether each of them was tried. */
  isThrough: boolean;
  /** What is to be told of those that could not be had. */
  failure?: ReleaseRefusal;
}

/**
 * Fetches what else is in the shared store, which rollbacks and tabs that are open for long may need, for so many milliseconds. One that is
 * damaged or lost keeps none of the others back; a bucket that does not answer ends it.
 */
export async function fetchOthers(
  { cache }: SharedStore,
  { listed }: StoreRow,
  patience = Infinity,
): Promise<Fetched> {
  const start = Date.now();
  const failures = new Map<string, unknown>();
  for (const [name, { digest }] of Object.entries(listed)) {
    if (Date.now() - start > patience) return { isThrough: false, ...told(failures) };
    const app = appOf(name);
    const known = cache.failureOf(app);
    const failure = known ?? (await cache.ensure(app, digest).catch((error: unknown) => error));
    if (failure === undefined) continue;
    failures.set(name, failure);
    const isAway = known === undefined && !(failure instanceof ReleaseRefusal);
    if (isAway) return { isThrough: false, ...told(failures) };
  }
  return { isThrough: true, ...told(failures) };
}

function told(failures: ReadonlyMap<string, unknown>): Pick<Fetched, 'failure'> {
  const [first, ...others] = failures;
  if (!first) return {};
  const failure = toRefusal(first[1]);
  if (others.length === 0) return { failure };
  const names = others.map(([name]) => name).join(', ');
  return {
    failure: new ReleaseRefusal(`${failure.message} Nor can be had ${names}.`, failure.hint),
  };
}

/** Removes releases from this disk that the shared store has no more. */
export async function removeUnlisted({ store }: SharedStore, { listed }: StoreRow): Promise<void> {
  for (const app of await localReleases(store)) {
    if (listed[nameOf(app)]) continue;
    const folder = releaseFolder(store, app.id, app.version);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > PUBLISHING) await removeFolder(store, folder);
  }
}

/** The releases that lie on this disk. */
export async function localReleases(store: string): Promise<AppVersion[]> {
  const names = await readdir(path.join(store, 'mfe')).catch((): string[] => []);
  const lists = names
    .filter((id) => id !== PAGE_FILES)
    .map(async (id) => (await storedVersions(store, id)).map((version) => ({ id, version })));
  return (await Promise.all(lists)).flat();
}
