import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import { checkTogether } from './check-together.ts';
import { isArea } from './descriptor.ts';
import { exists, isMissing, writeWhole } from './files.ts';
import { entryIn, wholeManifest } from './manifest-entries.ts';
import { assertOwned } from './owner.ts';
import type { Provenance } from './provenance.ts';
import { ReleaseRefusal } from './refusal.ts';
import { currentUser, readLog } from './release-log.ts';
import { packagesOf, storeWithOrigin } from './release-origin.ts';
import { assertStored } from './store-build.ts';
import { withStoreLock } from './store-lock.ts';
import {
  manifestPath,
  previewsPath,
  readManifest,
  readManifestText,
  releaseFolder,
} from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const MAX_DAYS = 90;
const IN_USE = 60 * 60 * 1000; // longer than a publisher works on a build

/** The form of a preview's name; a version begins with a digit. */
const nameForm = /^[a-z][a-z0-9-]{0,59}$/;

const previewSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  /** When it ends. */
  expires: z.string(),
  /** The account that put it up. */
  by: z.string(),
});

/** A build of an area that can be looked at under a name until it expires, and that nobody else gets. */
export type Preview = z.infer<typeof previewSchema>;

/** The previews that have not expired. */
export async function listPreviews(store: string): Promise<Preview[]> {
  return (await readPreviews(store)).filter((preview) => !isExpired(preview));
}

/**
 * Puts a built area into the store, after the checks of a release, and gives it a name; a preview of the area that has
 * the name already is replaced.
 */
export async function putUpPreview(
  store: string,
  app: string,
  { name, days, provenance }: { name: string; days: number; provenance?: Provenance | undefined },
): Promise<Preview> {
  assertName(name);
  assertDays(days);
  const release = await storeWithOrigin(store, app, provenance);
  const packages = packagesOf([release]);
  const { descriptor, version } = release;
  if (!isArea(descriptor))
    throw new ReleaseRefusal('The shell has no preview: only areas have.', 'Run it: npm start');
  const { id } = descriptor;
  await checkTogether(store, await readManifest(store), [release]);
  const expires = new Date(Date.now() + days * DAY).toISOString();
  const preview = { id, name, version, expires, by: currentUser() };
  await withStoreLock(store, async (locked) => {
    const manifest = wholeManifest(await readManifestText(locked.store));
    const log = await readLog(locked.store);
    assertOwned({ log, entry: (each) => entryIn(manifest, each) }, packages);
    await assertStored(store, [release]);
    const others = (await readPreviews(locked.store)).filter((each) => !isSame(each, preview));
    await writePreviews(locked.store, [...others, preview]);
  });
  return preview;
}

/** Ends the previews with a name. */
export async function dropPreviews(store: string, name: string): Promise<Preview[]> {
  const named = (await listPreviews(store)).filter((preview) => preview.name === name);
  if (named.length === 0)
    throw new ReleaseRefusal(
      `There is no preview ${name}.`,
      'See which there are: pnpm preview --list',
    );
  await withStoreLock(store, async (locked) => {
    const previews = await readPreviews(locked.store);
    const ended = previews.map((each) =>
      each.name === name ? { ...each, expires: new Date(0).toISOString() } : each,
    );
    await writePreviews(locked.store, ended);
  });
  return named;
}

/**
 * Removes expired previews, and the folders in the store that only they named. A folder that somebody has just put there, or
 * found there, stays: they may be about to release it.
 */
export async function sweepPreviews(store: string): Promise<void> {
  if (!(await readPreviews(store)).some(isExpired)) return;
  await withStoreLock(store, async (locked) => {
    const previews = await readPreviews(locked.store);
    const left = previews.filter((preview) => !isExpired(preview));
    const log = await readLog(locked.store);
    const manifest = await readManifestText(locked.store);
    for (const preview of previews.filter(isExpired)) {
      const { id, version } = preview;
      const folder = releaseFolder(store, id, version);
      const isNamed = [...left, ...log].some((each) => each.id === id && each.version === version);
      if (isNamed || manifest.includes(`"${version}"`)) continue;
      if (await isInUse(folder)) left.push(preview);
      else await locked.remove(preview);
    }
    await writePreviews(locked.store, left); // after the folders: a publisher that is killed before has left their names
  });
}

/** Gives the passes of previews another key, on every machine: who looks at a preview has to open it again. */
export async function renewPreviewKey(store: string): Promise<void> {
  await withStoreLock(store, async (locked) => {
    if (!(await exists(manifestPath(locked.store))))
      throw new ReleaseRefusal('Nothing is released here yet.', 'There is no preview either.');
    await locked.renewKey();
  });
}

async function isInUse(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs < IN_USE;
}

function isExpired({ expires }: Preview): boolean {
  return Date.parse(expires) <= Date.now();
}

function isSame(one: Preview, other: Preview): boolean {
  return one.id === other.id && one.name === other.name;
}

function assertName(name: string): void {
  if (nameForm.test(name)) return;
  throw new ReleaseRefusal(
    `“${name}” is no name for a preview.`,
    'It begins with a letter and has letters, digits and hyphens: pnpm preview <area> --name my-branch',
  );
}

function assertDays(days: number): void {
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return;
  throw new ReleaseRefusal(
    `A preview lasts 1 to ${MAX_DAYS} days.`,
    'pnpm preview <area> --days 7',
  );
}

/** All of them; none when the file is missing or cannot be read. */
async function readPreviews(store: string): Promise<Preview[]> {
  const text = await readFile(previewsPath(store), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '[]';
    throw error;
  });
  try {
    return z.array(previewSchema).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

async function writePreviews(store: string, previews: readonly Preview[]): Promise<void> {
  await writeWhole(previewsPath(store), `${JSON.stringify(previews, null, 2)}\n`);
}
