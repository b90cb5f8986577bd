import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  parseReleaseManifest,
  type ReleasedArea,
  type ReleaseManifest,
} from '@tassis/platform/release';
import lockfile from 'proper-lockfile';
import * as z from 'zod/mini';
import { isDeepStrictEqual } from 'node:util';
import { writeWhole } from './files.ts';
import { announce, currentUser, settleLog, type LogLine } from './release-log.ts';
import { ReleaseRefusal } from './refusal.ts';
import { manifestPath, readManifestText } from './store.ts';

/** What the manifest says of the shell; the platform API stands beside the shell’s own entry. */
type ShellEntry = ReleaseManifest['shell'] & Pick<ReleaseManifest, 'platformApi'>;

/** What the manifest says of an area or of the shell. */
export type Entry = ReleasedArea | ShellEntry;

/** The entry that stands, with all it holds. */
export type CurrentEntry = z.infer<typeof entrySchema>;

/** A change of one app's entry. */
export interface Swap {
  id: string;
  action: LogLine['action'];
  /** Makes the new entry from the one that stands; may refuse, as the last to see what is live. */
  next: (current: CurrentEntry | undefined, live: ReleaseManifest) => Entry;
}

const entrySchema = z.looseObject({
  version: z.string(),
  fallback: z.optional(z.string()),
  requires: z.optional(z.object({ platformApi: z.string() })),
});
const namedSchema = z.looseObject({ id: z.string() });
const manifestSchema = z.looseObject({
  release: z.string(),
  shell: entrySchema,
  areas: z.array(z.unknown()),
});

/** The manifest with all it holds, so that what another publisher wrote is kept as it is, readable here or not. */
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Changes one app's entry, and only that, under the store's lock. The file must still be the one that was read when
 * the new one takes its place, else it is read again. A manifest that would stay the same is left alone.
 */
export async function swapEntry(store: string, swap: Swap): Promise<void> {
  const unlock = await lockStore(store);
  try {
    await removeCutOffWrites(store);
    while (!(await trySwap(store, swap)));
  } finally {
    await unlock().catch(() => undefined); // taken over after a long pause: not ours to give back
  }
}

async function trySwap(store: string, { id, action, next }: Swap): Promise<boolean> {
  const seen = await readManifestText(store);
  const { manifest, live } = parseManifest(seen);
  await settleLog(store, manifest.release);
  const current = entryIn(manifest, id);
  const entry = next(current, live);
  const changed = withEntry(manifest, id, entry);
  if (isDeepStrictEqual(manifest, changed)) return true;
  const at = momentAfter(manifest.release);
  const { version } = entry;
  const line = { at, id, version, action, by: currentUser() };
  await announce(store, current ? { ...line, previous: current.version } : line);
  const text = printed({ ...changed, release: at });
  const isSeen = async () => (await readManifestText(store)) === seen;
  if (!(await writeWhole(manifestPath(store), text, isSeen))) return false;
  await settleLog(store, at);
  return true;
}

/** A publisher that was killed renews its lock no more; a few seconds later the next one takes over. */
async function lockStore(store: string): Promise<() => Promise<void>> {
  await mkdir(store, { recursive: true });
  const lock = lockfile.lock(store, {
    stale: 3000,
    update: 1000,
    retries: { retries: 200, factor: 1.2, minTimeout: 20, maxTimeout: 200, randomize: true },
    onCompromised: () => undefined, // the comparison before the write notices
  });
  return lock.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error;
    throw new ReleaseRefusal(
      'Another publisher has been holding the store’s lock for half a minute.',
      'Wait for it to end, or end it, then try again.',
    );
  });
}

/** Only who holds the lock writes these files: what lies here was cut off. */
async function removeCutOffWrites(store: string): Promise<void> {
  const names = await readdir(store);
  const cutOff = names.filter((name) =>
    /^(?:manifest|release-log\.next)\.json\.\d+\.tmp$/.test(name),
  );
  await Promise.all(cutOff.map((name) => rm(path.join(store, name), { force: true })));
}

/** The manifest with all it holds, and what the site reads of it. */
function parseManifest(text: string): { manifest: Manifest; live: ReleaseManifest } {
  try {
    const json: unknown = JSON.parse(text);
    return { manifest: manifestSchema.parse(json), live: parseReleaseManifest(json).manifest };
  } catch {
    throw new ReleaseRefusal(
      'The store’s manifest.json cannot be read, so nothing is changed.',
      'Put manifest.last-good.json, which lies beside it, in its place, then try again.',
    );
  }
}

function entryIn(manifest: Manifest, id: string): CurrentEntry | undefined {
  if (id === 'shell') return manifest.shell.version === '' ? undefined : manifest.shell;
  const area = manifest.areas.find((candidate) => isNamed(candidate, id));
  const read = entrySchema.safeParse(area);
  return read.success ? read.data : undefined;
}

/** An area keeps its place in the list, so that a change of the file shows only what changed. */
function withEntry(manifest: Manifest, id: string, entry: Entry): object {
  if ('platformApi' in entry) {
    const { platformApi, ...shell } = entry;
    return { ...manifest, platformApi, shell };
  }
  const index = manifest.areas.findIndex((candidate) => isNamed(candidate, id));
  if (index === -1) return { ...manifest, areas: [...manifest.areas, entry] };
  return { ...manifest, areas: manifest.areas.with(index, entry) };
}

function isNamed(candidate: unknown, id: string): boolean {
  const named = namedSchema.safeParse(candidate);
  return named.success && named.data.id === id;
}

/** Now, but never the moment of the change before: it is what tells two changes apart. */
function momentAfter(release: string): string {
  const now = new Date().toISOString();
  return now > release ? now : new Date(Date.parse(release) + 1).toISOString();
}

function printed(manifest: object): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
