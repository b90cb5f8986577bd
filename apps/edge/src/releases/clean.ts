import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkTogether } from './check-together.ts';
import { sweepDrafts } from './drafts.ts';
import { liveReleases } from './live-releases.ts';
import { listPreviews } from './previews.ts';
import { ReleaseRefusal } from './refusal.ts';
import { readLog, type LogLine } from './release-log.ts';
import { withStoreLock } from './store-lock.ts';
import type { AppVersion } from './store-build.ts';
import { PAGE_FILES, readManifest, releaseFolder } from './store.ts';
import { openRelease, storedVersions } from './stored-release.ts';

/** Older releases of an app that are kept, beside those that the manifest names. */
const KEPT = 5;
/** Days for which tabs may be open that were started with a release. */
const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** A folder that is removed, and why. */
export interface Removal extends AppVersion {
  why: string;
}

/**
 * Removes from the store what nobody needs: folders that were refused, and releases that nothing names, that no tab may still
 * use, and that are not among the last ones. Why a folder was refused is found out before, since its pages are rendered for that;
 * what is removed is looked for again under the store’s lock, so that nothing of it goes live meanwhile.
 * @param isDry only says what would be removed
 */
export async function cleanStore(
  store: string,
  { isDry, now = Date.now() }: { isDry: boolean; now?: number },
): Promise<Removal[]> {
  const found = await findAllUnneeded(store, now);
  const planned: Removal[] = [];
  for (const { why, ...app } of found)
    planned.push({ ...app, why: why ?? (await whyRefused(store, app)) });
  if (isDry) return planned;
  const removed: Removal[] = [];
  await withStoreLock(store, async (locked) => {
    const unneeded = await findAllUnneeded(locked.store, now);
    const isStill = ({ id, version }: AppVersion) =>
      unneeded.some((app) => app.id === id && app.version === version);
    for (const app of planned.filter(isStill)) {
      await locked.remove(app);
      removed.push(app);
    }
  });
  await sweepDrafts(store);
  return removed;
}

/** What nobody needs; without a reason where it was never live. */
type Unneeded = AppVersion & Partial<Removal>;

async function findAllUnneeded(store: string, now: number): Promise<Unneeded[]> {
  const log = await readLog(store);
  const unneeded: Unneeded[] = [];
  for (const id of await appsIn(store))
    unneeded.push(...(await findUnneeded(store, id, { log, now })));
  return unneeded;
}

/** The apps that have folders in the store; beside them lie the files of pages, which pages name and no log. */
async function appsIn(store: string): Promise<string[]> {
  const names = await readdir(path.join(store, 'mfe')).catch((): string[] => []);
  return names.filter((name) => name !== PAGE_FILES);
}

async function findUnneeded(
  store: string,
  id: string,
  { log, now }: { log: readonly LogLine[]; now: number },
): Promise<Unneeded[]> {
  const live = (await liveReleases(store)).find((release) => release.id === id);
  const previews = (await listPreviews(store)).filter((preview) => preview.id === id);
  const named = new Set([
    live?.version,
    live?.fallback,
    live?.canary?.version,
    ...previews.map(({ version }) => version),
  ]);
  const others = (await storedVersions(store, id)).filter((version) => !named.has(version));
  const known = await Promise.all(
    others.map(async (version) => {
      const app = { id, version };
      const { mtimeMs } = await stat(releaseFolder(store, id, version));
      return { ...app, lastUsed: lastUsed(log, app), stored: mtimeMs };
    }),
  );
  const used = known
    .filter((app) => app.lastUsed !== undefined)
    .toSorted((a, b) => (b.lastUsed ?? 0) - (a.lastUsed ?? 0));
  const old = used
    .slice(live ? KEPT : 0)
    .filter((app) => now - (app.lastUsed ?? 0) > DAYS * DAY)
    .map(({ version }) => ({ id, version, why: `nobody has had it for ${DAYS} days` }));
  const neverLive = known
    .filter((app) => app.lastUsed === undefined && now - app.stored > PUBLISHING)
    .map(({ version }) => ({ id, version }));
  return [...neverLive, ...old];
}

/** Milliseconds for which a folder without a line in the log may still be one that is about to go live. */
const PUBLISHING = 60 * 60 * 1000;

/** Until when a release was live or a canary; undefined for one that never was. */
function lastUsed(log: readonly LogLine[], { id, version }: AppVersion): number | undefined {
  const line = log.findLast(
    (candidate) =>
      candidate.id === id &&
      !['bad', 'good'].includes(candidate.action) &&
      (candidate.version === version || candidate.previous === version),
  );
  return line && Date.parse(line.at);
}

/** Why a release that is not live would be refused now. */
export async function whyRefused(store: string, { id, version }: AppVersion): Promise<string> {
  try {
    const release = await openRelease(store, id, version);
    await checkTogether(store, await readManifest(store), [release]);
    return 'it was never live';
  } catch (error) {
    if (error instanceof ReleaseRefusal) return `it is refused: ${error.message}`;
    throw error;
  }
}
