import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getRemoteEntryPath, type ReleasedArea } from '@tassis/platform/release';
import * as z from 'zod/mini';
import { isArea, type Descriptor } from './descriptor.ts';
import type { Entry } from './manifest-entries.ts';

const integritySchema = z.record(z.string(), z.string());

/** `integrity.json` of a release: the hash of each script and stylesheet; undefined without a file that says so. */
export async function readIntegrity(folder: string): Promise<Record<string, string> | undefined> {
  try {
    const text = await readFile(path.join(folder, 'integrity.json'), 'utf8');
    return integritySchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A release as it lies in the store: everything its entry in the manifest is made from. */
export interface StoredRelease {
  version: string;
  descriptor: Descriptor;
  integrity: Record<string, string> | undefined;
}

/** What an area’s entry says beside what its release says of itself. */
type Standing = Pick<ReleasedArea, 'enabled' | 'fallback' | 'fallbackIntegrity'>;

/** What the manifest says of a release. */
export function releasedEntry(release: StoredRelease, standing: Standing): Entry {
  const { version, descriptor } = release;
  const { mounts } = descriptor;
  if (!isArea(descriptor)) return { version, mounts, platformApi: descriptor.platformApi };
  const { id, roles, languages, requires, timeoutMs } = descriptor;
  const entry = getRemoteEntryPath(id, version);
  const integrity = scriptIntegrity(id, release.integrity);
  const usual = { id, version, requires, entry, mounts, roles, timeoutMs };
  const optional = {
    ...(integrity === undefined ? {} : { integrity }),
    ...(languages === undefined ? {} : { languages }),
  };
  return { ...usual, ...optional, ...standing };
}

/** The hash of an area’s script, of those that its `integrity.json` states. */
export function scriptIntegrity(
  id: string,
  stated: Record<string, string> | undefined,
): string | undefined {
  return stated?.[`remoteEntry.${id}.js`];
}
