import type { ReleasedArea } from '@tassis/platform/release';
import { isArea, readDescriptor } from '../releases/descriptor.ts';
import { listPreviews } from '../releases/previews.ts';
import { computeIntegrity, releasedArea } from '../releases/released-entry.ts';
import { releaseFolder } from '../releases/store.ts';
import { storedVersions } from '../releases/stored-release.ts';
import type { Wanted } from './preview-words.ts';

/** An area at the version that is previewed. */
export interface Previewed {
  /** What was asked for: the version, or the name of a preview. */
  what: string;
  area: ReleasedArea;
}

/**
 * Finds what is asked for: a preview by its name until it expires, else a version in the store. Undefined without either.
 * The entry has no fallback: a preview that fails must not look like the live area.
 */
export async function findPreviewed(
  store: string,
  { id, what }: Wanted,
): Promise<Previewed | undefined> {
  const named = (await listPreviews(store)).find(
    (preview) => preview.id === id && preview.name === what,
  );
  const version = named?.version ?? what;
  if (!(await storedVersions(store, id)).includes(version)) return undefined;
  const folder = releaseFolder(store, id, version);
  const descriptor = await readDescriptor(folder);
  if (!isArea(descriptor)) return undefined;
  const integrity = await computeIntegrity(folder);
  return { what, area: releasedArea({ version, descriptor, integrity }, { enabled: true }) };
}
