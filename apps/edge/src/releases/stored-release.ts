import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { checkRelease } from './check-release.ts';
import { compressedCopies } from './checks/compressed-copies.ts';
import { readDescriptor } from './descriptor.ts';
import { exists } from './files.ts';
import { computeIntegrity, type StoredRelease } from './released-entry.ts';
import { ReleaseRefusal } from './refusal.ts';
import { releaseFolder } from './store.ts';

/** The versions of an app that lie in the store, in no order. */
export async function storedVersions(store: string, id: string): Promise<string[]> {
  const ids = await readdir(path.join(store, 'mfe')).catch((): string[] => []);
  return ids.includes(id) ? readdir(path.join(store, 'mfe', id)) : [];
}

/** The refusal of a release whose folder has gone: another publisher has cleaned the store, or swept an expired preview. */
export function removedMeanwhile(id: string, version: string): ReleaseRefusal {
  return new ReleaseRefusal(
    `The folder of ${id} ${version} was removed by another publisher just now.`,
    'Do it again.',
  );
}

/** Reads and checks a release that lies in the store; refuses one that the site could not run, or that goes meanwhile. */
export async function openRelease(
  store: string,
  id: string,
  version: string,
): Promise<StoredRelease> {
  const versions = await storedVersions(store, id);
  if (!versions.includes(version)) {
    throw new ReleaseRefusal(
      `There is no ${id} ${version} in the store.`,
      `See what there is: pnpm release:list ${id}`,
    );
  }
  const folder = releaseFolder(store, id, version);
  try {
    const descriptor = await readDescriptor(folder);
    await checkRelease(folder, descriptor);
    await compressedCopies(folder, descriptor);
    return { version, descriptor, integrity: await computeIntegrity(folder) };
  } catch (error) {
    throw (await exists(folder)) ? error : removedMeanwhile(id, version);
  }
}
