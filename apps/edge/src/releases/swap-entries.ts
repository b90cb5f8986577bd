import { isDeepStrictEqual } from 'node:util';
import { type StoredManifest } from './canary-entry.ts';
import { endedCanaries, withoutMisfits } from './ended-canaries.ts';
import { withPlatformApi } from './fallback.ts';
import { writeWhole } from './files.ts';
import {
  entryIn,
  getEntryId,
  wholeManifest,
  withEntry,
  withoutEntry,
  type CurrentEntry,
  type Entry,
  type WholeManifest,
} from './manifest-entries.ts';
import {
  announce,
  currentUser,
  readLog,
  settleLog,
  type LoggedOrigin,
  type LogLine,
} from './release-log.ts';
import { withStoreLock } from './store-lock.ts';
import { manifestPath, parseManifest, readManifestText } from './store.ts';

/** The locked store. */
export interface StoreState {
  store: string;
  live: StoredManifest;
  /** All changes so far, including one whose publisher died before it wrote the log. */
  log: LogLine[];
  entry: (id: string) => CurrentEntry | undefined;
}

/** A change of some apps’ entries. */
export interface Swap {
  action: LogLine['action'];
  /** What the log says of where the apps come from, by their ids; read after `next`. */
  origins?: ReadonlyMap<string, LoggedOrigin> | undefined;
  /** Why a canary is dropped. */
  reason?: string;
  /** An area that leaves the manifest. */
  removes?: string;
  /** Makes the new entries from the current state; may still refuse. */
  next: (state: StoreState) => Entry[] | Promise<Entry[]>;
}

/**
 * Changes some apps’ entries in one write, under the store’s lock; when the platform API changes, fallbacks of other apps,
 * too; canaries that a new shell cannot run go. Compare and swap: if the file has changed since it was read, it is read again. An unchanged manifest is not
 * written.
 */
export async function swapEntries(store: string, swap: Swap): Promise<void> {
  await withStoreLock(store, async (locked) => {
    while (!(await trySwap(store, locked.store, swap)));
  });
}

/** @param documents where the manifest and the log are read and written: the store itself, or the draft of a shared one */
async function trySwap(store: string, documents: string, swap: Swap): Promise<boolean> {
  const seen = await readManifestText(documents);
  const live = parseManifest(seen);
  const manifest = wholeManifest(seen);
  await settleLog(documents, live.release);
  const log = await readLog(documents);
  const entries = await swap.next({ store, live, log, entry: (id) => entryIn(manifest, id) });
  const changing = entries.filter((entry) => changes(manifest, entry));
  const removed = swap.removes === undefined ? undefined : entryIn(manifest, swap.removes);
  if (changing.length === 0 && !removed) return true;
  const at = momentAfter(live.release);
  const left = removed ? withoutEntry(manifest, swap.removes) : manifest;
  const changed = await withEntries(store, left, { entries, log });
  await announce(documents, at, [
    ...(swap.action === 'drop'
      ? []
      : changing.map((entry) => toLogLine(manifest, entry, { at, swap }))),
    ...(removed ? [toRemovalLine(removed, { at, swap })] : []),
    ...endedCanaries(manifest, changed).map((ended) => toDropLine(ended, { at, swap })),
  ]);
  const text = `${JSON.stringify({ ...changed, release: at }, null, 2)}\n`;
  const isSeen = async () => (await readManifestText(documents)) === seen;
  if (!(await writeWhole(manifestPath(documents), text, isSeen))) return false;
  await settleLog(documents, at);
  return true;
}

function changes(manifest: WholeManifest, entry: Entry): boolean {
  return !isDeepStrictEqual(manifest, withEntry(manifest, entry));
}

interface Moment {
  at: string;
  swap: Swap;
}

function toLogLine(
  manifest: WholeManifest,
  entry: Entry,
  { at, swap: { action, origins } }: Moment,
): LogLine {
  const id = getEntryId(entry);
  const canary = action === 'canary' && 'canary' in entry ? entry.canary : undefined;
  const { version } = canary ?? entry;
  const share = canary ? { percent: canary.percent } : {};
  const line = { at, id, version, action, ...share, ...origins?.get(id), by: currentUser() };
  const current = entryIn(manifest, id);
  return current ? { ...line, previous: current.version } : line;
}

function toDropLine(
  { id, version, live, reason }: ReturnType<typeof endedCanaries>[number],
  { at, swap }: Moment,
): LogLine {
  const why = swap.reason ?? reason;
  return { at, id, version, previous: live, action: 'drop', reason: why, by: currentUser() };
}

function toRemovalLine({ version }: CurrentEntry, { at, swap }: Moment): LogLine {
  const { removes: id = '', action } = swap;
  return { at, id, version, previous: version, action, by: currentUser() };
}

/** The manifest with new entries; when the platform API changes, with other fallbacks of the other apps, too. */
export async function withEntries(
  store: string,
  manifest: WholeManifest,
  { entries, log }: { entries: Entry[]; log: LogLine[] },
): Promise<WholeManifest> {
  const shell = entries.find((entry) => 'platformApi' in entry);
  const isNewPlatform = shell && shell.platformApi !== manifest.platformApi;
  const others = isNewPlatform
    ? await withPlatformApi(store, manifest, { platformApi: shell.platformApi, log })
    : manifest;
  const changed = entries.reduce(withEntry, others);
  const isNewShell = shell && shell.version !== manifest.shell.version;
  return isNewShell ? withoutMisfits(store, changed) : changed;
}

/** The current time, but later than that of the previous change: the time identifies a change. */
function momentAfter(release: string): string {
  const now = new Date().toISOString();
  return now > release ? now : new Date(Date.parse(release) + 1).toISOString();
}
