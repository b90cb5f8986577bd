import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseManifest, PLATFORM_API, type ReleaseManifest } from '@tassis/platform/release';
import lockfile from 'proper-lockfile';

/** Where the store keeps the immutable folder of one release. */
export function releaseFolder(store: string, id: string, version: string): string {
  return path.join(store, 'mfe', id, version);
}

/** The one mutable file of the store. */
export function manifestPath(store: string): string {
  return path.join(store, 'manifest.json');
}

/** Reads the release manifest; a store without one has nothing released yet. */
export async function readManifest(store: string): Promise<ReleaseManifest> {
  try {
    const text = await readFile(manifestPath(store), 'utf8');
    return parseReleaseManifest(JSON.parse(text)).manifest;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return emptyManifest();
    throw error;
  }
}

/** Keeps a manifest that the site was built from, for a start that finds a broken one. */
export async function keepLastGood(store: string, manifest: ReleaseManifest): Promise<void> {
  await writeWhole(lastGoodPath(store), manifest);
}

/** Reads what `keepLastGood` kept; fails when there is nothing. */
export async function readLastGood(store: string): Promise<ReleaseManifest> {
  return parseReleaseManifest(JSON.parse(await readFile(lastGoodPath(store), 'utf8'))).manifest;
}

function lastGoodPath(store: string): string {
  return path.join(store, 'manifest.last-good.json');
}

/** Readers see the old file or the new one, never half of it. */
async function writeWhole(file: string, manifest: ReleaseManifest): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(draft, file);
}

/**
 * Changes the manifest under the store's lock: reads it, applies `change`, puts the result in place with one
 * rename. Two publishers never lose each other's entry.
 */
export async function updateManifest(
  store: string,
  change: (manifest: ReleaseManifest) => ReleaseManifest,
): Promise<void> {
  await mkdir(store, { recursive: true });
  const release = await lockfile.lock(store, {
    retries: { retries: 40, minTimeout: 25, maxTimeout: 250 },
  });
  try {
    const next = { ...change(await readManifest(store)), release: new Date().toISOString() };
    await writeWhole(manifestPath(store), next);
  } finally {
    await release();
  }
}

function emptyManifest(): ReleaseManifest {
  return {
    schema: 1,
    release: '',
    platformApi: PLATFORM_API,
    shell: { version: '', mounts: [] },
    areas: [],
  };
}
