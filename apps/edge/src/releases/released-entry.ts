import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entryOf } from '@tassis/platform/release';
import * as z from 'zod/mini';
import { isArea, type Descriptor } from './descriptor.ts';
import type { Entry } from './swap-entry.ts';

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

/** What the manifest says of a release; `fallback` is the version that is loaded when this one cannot be. */
export function releasedEntry(release: StoredRelease, fallback: string | undefined): Entry {
  const { version, descriptor } = release;
  const { mounts } = descriptor;
  if (!isArea(descriptor)) return { version, mounts, platformApi: descriptor.platformApi };
  const { id, roles, requires, timeoutMs } = descriptor;
  const entry = entryOf(id, version);
  const integrity = release.integrity?.[`remoteEntry.${id}.js`];
  const usual = { id, version, requires, entry, mounts, roles, enabled: true, timeoutMs };
  return {
    ...usual,
    ...(integrity === undefined ? {} : { integrity }),
    ...(fallback === undefined ? {} : { fallback }),
  };
}
