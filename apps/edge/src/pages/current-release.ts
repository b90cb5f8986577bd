import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  areaForPath,
  filesOfPage,
  patternOfPage,
  shellDescriptorSchema,
  type ReleaseIntegrity,
  type ReleasedArea,
  type ReleaseManifest,
} from '@tassis/platform/release';
import * as z from 'zod/mini';
import {
  examineManifest,
  keepLastGood,
  manifestPath,
  readLastGood,
  readManifestText,
  releaseFolder,
} from '../releases/store.ts';
import { withoutCanary, type Canary, type StoredManifest } from '../releases/canary-entry.ts';
import { readIntegrity } from '../releases/released-entry.ts';
import { isClosed, listMounted, withKnownPaths, withoutTakenPaths } from './dropped-areas.ts';
import { toAddresses, type Addresses } from './addresses.ts';
import { getPublicPages, readDescriptors, type PublicPage } from './public-pages.ts';

/** The current release, with everything that its pages are built from. */
export interface CurrentRelease {
  /** Tells one release from another. */
  id: string;
  manifest: ReleaseManifest;
  /** The scripts that start the shell, the first one first. */
  start: readonly string[];
  /** The scripts of each page of the shell itself, by its path; undefined when the release does not state them. */
  starts: Readonly<Record<string, readonly string[]>> | undefined;
  /** All scripts of the shell, each with its integrity. */
  scripts: Readonly<Record<string, string>>;
  /** The stylesheets of the shell, each with its integrity; none when the release does not state them. */
  styles: Readonly<Record<string, string>>;
  /** The entry of each area, by its id. */
  entries: Readonly<Record<string, AreaEntry>>;
  /** The fonts of every page, fetched ahead of the stylesheet that asks for them. */
  fonts: readonly string[];
  /** The boot script, which is inlined into every page. */
  boot: string;
  /** Where the shell's own files are: icons, the web manifest. */
  shellFiles: string;
  /** The pages that are rendered, by their path. */
  publicPages: ReadonlyMap<string, PublicPage>;
  addresses: Addresses;
  /** The mounts that require a sign-in: of areas with roles, and of the shell. */
  privateMounts: readonly string[];
  /** The releases that some visitors get instead of the live ones. */
  canaries: readonly Canary[];
  /** Whether a path is a page of this site. */
  hasPage: (pathname: string) => boolean;
  /** Whether only the frame can be shown at a path: its area is disabled, or its entry cannot be read. */
  isClosed: (pathname: string) => boolean;
}

/** The entry of an area: its scripts, each with its integrity, and that of its stylesheet. */
interface AreaEntry {
  scripts: Readonly<Record<string, string>>;
  styleIntegrity: string | undefined;
  /** Whether the area's own script has styles; without any it has no `style.css`. */
  hasStyle: boolean;
  /** The additional scripts and stylesheets of its page at a path. */
  filesOfPage: (pathname: string) => readonly string[];
  /** The pattern of its page at a path; undefined for an unknown path. */
  patternOfPage: (pathname: string) => string | undefined;
}

/** The release to serve; undefined while there is none that can be read. */
export type FollowedRelease = () => Promise<CurrentRelease | undefined>;

/**
 * Follows the manifest: a change on disk is on the site with the next request. A manifest that cannot be read
 * leaves the last good release live, also after a restart; it is read again when it changes.
 */
export function followRelease(store: string, onError: (error: unknown) => void): FollowedRelease {
  let current: { stamp: string; release: Promise<CurrentRelease | undefined> } | undefined;
  return async () => {
    const stamp = await readStamp(manifestPath(store));
    if (stamp === undefined || stamp === current?.stamp) return current?.release;
    const previous = current?.release;
    const release = load(store, onError).catch(async (error: unknown) => {
      onError(error);
      return (await previous) ?? loadLastGood(store, onError);
    });
    current = { stamp, release };
    return release;
  };
}

async function load(store: string, onError: (error: unknown) => void): Promise<CurrentRelease> {
  const read = examineManifest(await readManifestText(store));
  for (const reason of read.reasons) onError(new Error(reason));
  const manifest = await withKnownPaths(read.manifest, () => readLastGood(store));
  const release = await describeRelease(store, manifest);
  await keepLastGood(store, manifest).catch(onError); // a store that is read-only still serves
  return release;
}

async function loadLastGood(
  store: string,
  onError: (error: unknown) => void,
): Promise<CurrentRelease | undefined> {
  try {
    return await describeRelease(store, await readLastGood(store));
  } catch (error) {
    onError(error);
    return undefined;
  }
}

const startSchema = z.array(z.string()).check(z.minLength(1));
const pagesSchema = z.record(z.string(), startSchema);

/** Reads from the store everything that the pages of a manifest are built from. */
export async function describeRelease(
  store: string,
  said: StoredManifest,
): Promise<CurrentRelease> {
  const manifest = withoutTakenPaths({ ...said, areas: said.areas.map(withoutCanary) });
  const { version } = manifest.shell;
  const folder = releaseFolder(store, 'shell', version);
  const [boot, start, pages, hashes, faces, described, guarded, entries] = await Promise.all([
    readFile(path.join(folder, 'server/boot.js'), 'utf8'),
    readFile(path.join(folder, 'server/start.json'), 'utf8'),
    readFile(path.join(folder, 'server/pages.json'), 'utf8').catch(() => undefined),
    readIntegrity(folder),
    readFile(path.join(folder, 'fonts.css'), 'utf8'),
    readDescriptors(store, manifest),
    guardedPaths(folder),
    Promise.all(
      manifest.areas.map(async (area) => [area.id, await readEntry(store, area)] as const),
    ),
  ]);
  if (!hashes) throw new Error(`The shell ${version} has no integrity.json`);
  const base = `/mfe/shell/${version}/`;
  return {
    id: createHash('sha256').update(JSON.stringify(manifest)).digest('base64url').slice(0, 16),
    manifest,
    start: startSchema.parse(JSON.parse(start)).map((file) => `${base}${file}`),
    starts: pages === undefined ? undefined : startsIn(pages, base),
    scripts: filesIn(hashes.files, base, '.js'),
    styles: filesIn(hashes.files, base, '.css'),
    entries: Object.fromEntries(entries),
    fonts: fontsIn(faces, base),
    boot: boot.trim(),
    shellFiles: base,
    publicPages: getPublicPages(described),
    addresses: toAddresses(described),
    privateMounts: [...mountsWithRoles(manifest), ...guarded],
    canaries: said.areas.flatMap(({ canary }) => (canary ? [canary] : [])),
    // `/` always counts as a page, even without its area: unknown paths are redirected to it, and must not loop.
    hasPage: (pathname) =>
      pathname === '/' || areaForPath(listMounted(manifest), pathname) !== undefined,
    isClosed: (pathname) => isClosed(manifest, pathname),
  };
}

function filesIn(
  integrity: Record<string, string>,
  base: string,
  extension: string,
): Record<string, string> {
  const files = Object.entries(integrity).filter(([file]) => file.endsWith(extension));
  return Object.fromEntries(files.map(([file, hash]) => [`${base}${file}`, hash]));
}

/** Undefined when the release does not state it: then the browser's import fails and the page shows the error. */
async function readEntry(store: string, { id, version }: ReleasedArea): Promise<AreaEntry> {
  const folder = releaseFolder(store, id, version);
  const none: ReleaseIntegrity = { files: {}, shared: {} };
  const statement = (await readIntegrity(folder)) ?? none;
  const { files, entry = [] } = statement;
  const toAddress = (file: string) => `/mfe/${id}/${version}/${file}`;
  const scripts = Object.fromEntries(
    entry.map((file) => [toAddress(file), files[file] ?? ''] as const),
  );
  return {
    scripts,
    // Releases from before they stated their stylesheets have this one.
    hasStyle: statement.styles?.includes('style.css') ?? true,
    styleIntegrity: files['style.css'],
    filesOfPage: (pathname) => filesOfPage(statement, pathname).map(toAddress),
    patternOfPage: (pathname) => patternOfPage(statement, pathname),
  };
}

function startsIn(json: string, base: string): Record<string, string[]> {
  const pages = Object.entries(pagesSchema.parse(JSON.parse(json)));
  return Object.fromEntries(
    pages.map(([page, files]) => [page, files.map((file) => `${base}${file}`)]),
  );
}

/** The font files that every text needs; files with a `unicode-range` are loaded when a character needs them. */
function fontsIn(css: string, base: string): string[] {
  const faces = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter(
    (face) => !face.includes('unicode-range'),
  );
  return faces.flatMap((face) => {
    const file = /url\(["']?(?:\.\/)?([^"')]+)/.exec(face)?.[1];
    return file === undefined ? [] : [`${base}${file}`];
  });
}

function mountsWithRoles({ areas }: ReleaseManifest): string[] {
  return areas.filter(({ roles }) => roles.length > 0).flatMap(({ mounts }) => mounts);
}

/** None when the shell does not state them. */
async function guardedPaths(folder: string): Promise<readonly string[]> {
  try {
    const text = await readFile(path.join(folder, 'shell.json'), 'utf8');
    return shellDescriptorSchema.parse(JSON.parse(text)).guarded ?? [];
  } catch {
    return [];
  }
}

async function readStamp(file: string): Promise<string | undefined> {
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  return stats && `${stats.mtimeNs}-${stats.ino}`;
}
