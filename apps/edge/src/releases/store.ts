import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseManifest, PLATFORM_API, type ReleaseManifest } from '@tassis/platform/release';
import { isMissing, writeWhole } from './files.ts';
import { ReleaseRefusal } from './refusal.ts';

/** The immutable folder of one release in the store. */
export function releaseFolder(store: string, id: string, version: string): string {
  return path.join(store, 'mfe', id, version);
}

/** The one mutable file of the store. */
export function manifestPath(store: string): string {
  return path.join(store, 'manifest.json');
}

/** Reads the release manifest; a store without one has nothing released yet. */
export async function readManifest(store: string): Promise<ReleaseManifest> {
  return parseManifest(await readManifestText(store));
}

/** Parses a manifest; refuses an invalid one. */
export function parseManifest(text: string): ReleaseManifest {
  return examineManifest(text).manifest;
}

/** The same, with the reasons for entries that were dropped. */
export function examineManifest(text: string): ReturnType<typeof parseReleaseManifest> {
  try {
    return parseReleaseManifest(JSON.parse(text));
  } catch (cause) {
    throw new ReleaseRefusal(
      'The store’s manifest.json cannot be read.',
      'Put manifest.last-good.json, which lies beside it, in its place, then try again.',
      { cause },
    );
  }
}

/** The manifest as it stands in its file. */
export async function readManifestText(store: string): Promise<string> {
  try {
    return await readFile(manifestPath(store), 'utf8');
  } catch (error) {
    if (isMissing(error)) return JSON.stringify(emptyManifest);
    throw error;
  }
}

/** Stores a manifest from which the site was built, for a start that finds a broken one. */
export async function keepLastGood(store: string, manifest: ReleaseManifest): Promise<void> {
  await writeWhole(lastGoodPath(store), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Reads what `keepLastGood` stored; rejects when there is nothing. */
export async function readLastGood(store: string): Promise<ReleaseManifest> {
  return parseReleaseManifest(JSON.parse(await readFile(lastGoodPath(store), 'utf8'))).manifest;
}

function lastGoodPath(store: string): string {
  return path.join(store, 'manifest.last-good.json');
}

const emptyManifest: ReleaseManifest = {
  schema: 1,
  release: '',
  platformApi: PLATFORM_API,
  shell: { version: '', mounts: [] },
  areas: [],
};
