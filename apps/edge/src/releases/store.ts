import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseManifest, PLATFORM_API } from '@tassis/platform/release';
import { withCanaries, type StoredManifest } from './canary-entry.ts';
import { isMissing, writeWhole } from './files.ts';
import { ReleaseRefusal } from './refusal.ts';

/** The immutable folder of one release in the store. */
export function releaseFolder(store: string, id: string, version: string): string {
  return path.join(store, 'mfe', id, version);
}

/** The folder among those of the apps that has the files of pages, each under its hash. */
export const PAGE_FILES = 'pages';

/** The file that says what is live. */
export function manifestPath(store: string): string {
  return path.join(store, 'manifest.json');
}

/** The file of the previews that are up. */
export function previewsPath(store: string): string {
  return path.join(store, 'previews.json');
}

/** Reads the release manifest; a store without one has nothing released yet. */
export async function readManifest(store: string): Promise<StoredManifest> {
  return parseManifest(await readManifestText(store));
}

/** Parses a manifest; refuses an invalid one. */
export function parseManifest(text: string): StoredManifest {
  return examineManifest(text).manifest;
}

/** The same, with the reasons for entries that were dropped. */
export function examineManifest(text: string): { manifest: StoredManifest; reasons: string[] } {
  try {
    return parseStored(text);
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
export async function keepLastGood(store: string, manifest: StoredManifest): Promise<void> {
  await writeWhole(lastGoodPath(store), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Reads what `keepLastGood` stored; rejects when there is nothing. */
export async function readLastGood(store: string): Promise<StoredManifest> {
  return parseStored(await readFile(lastGoodPath(store), 'utf8')).manifest;
}

function parseStored(text: string): { manifest: StoredManifest; reasons: string[] } {
  const json: unknown = JSON.parse(text);
  const { manifest, reasons } = parseReleaseManifest(json);
  return { manifest: withCanaries(manifest, json), reasons };
}

function lastGoodPath(store: string): string {
  return path.join(store, 'manifest.last-good.json');
}

const emptyManifest: StoredManifest = {
  schema: 1,
  release: '',
  platformApi: PLATFORM_API,
  shell: { version: '', mounts: [] },
  areas: [],
};
