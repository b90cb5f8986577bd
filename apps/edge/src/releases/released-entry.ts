import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  getRemoteEntryPath,
  parseReleaseIntegrity,
  type AreaDescriptor,
  type ReleaseIntegrity,
} from '@tassis/platform/release';
import * as z from 'zod/mini';
import type { StoredArea } from './canary-entry.ts';
import { isArea, type Descriptor } from './descriptor.ts';
import type { Entry } from './manifest-entries.ts';

const integrityFile = (folder: string): string => path.join(folder, 'integrity.json');

/** The format before platform API 5: hashes alone. Such releases are still served. */
const hashesAlone = z.record(z.string(), z.string());

/** What `integrity.json` of a release says; undefined without a file that can be read. */
export async function readIntegrity(folder: string): Promise<ReleaseIntegrity | undefined> {
  try {
    const said: unknown = JSON.parse(await readFile(integrityFile(folder), 'utf8'));
    const { success, data } = hashesAlone.safeParse(said);
    return success ? { files: data, shared: {} } : parseReleaseIntegrity(said);
  } catch {
    return undefined;
  }
}

/** The hash of a release's `integrity.json`, for the manifest; undefined without a file that can be read. */
export async function computeIntegrity(folder: string): Promise<string | undefined> {
  return (await readIntegrity(folder)) && computeFileHash(integrityFile(folder));
}

/** The hash of a file, as browsers check it. */
export async function computeFileHash(file: string): Promise<string> {
  const digest = createHash('sha256').update(await readFile(file));
  return `sha256-${digest.digest('base64')}`;
}

/** A release as it lies in the store: everything its entry in the manifest is made from. */
export interface StoredRelease {
  version: string;
  descriptor: Descriptor;
  /** The hash of its `integrity.json`. */
  integrity: string | undefined;
}

/** The fields of an area’s entry that do not come from its release. */
type EntryState = Pick<StoredArea, 'enabled' | 'fallback' | 'fallbackIntegrity' | 'canary'>;

/** What the manifest says of a release. */
export function releasedEntry(release: StoredRelease, state: EntryState): Entry {
  const { version, descriptor } = release;
  if (isArea(descriptor)) return releasedArea({ ...release, descriptor }, state);
  return { version, mounts: descriptor.mounts, platformApi: descriptor.platformApi };
}

/** What the manifest says of an area's release. */
export function releasedArea(
  { version, descriptor, integrity }: StoredRelease & { descriptor: AreaDescriptor },
  state: EntryState,
): StoredArea {
  const { id, mounts, roles, languages, requires, timeoutMs } = descriptor;
  const entry = getRemoteEntryPath(id, version);
  const usual = { id, version, requires, entry, mounts, roles, timeoutMs };
  const optional = {
    ...(integrity === undefined ? {} : { integrity }),
    ...(languages === undefined ? {} : { languages }),
  };
  return { ...usual, ...optional, ...state };
}
