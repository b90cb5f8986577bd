import { cp, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { checkRelease } from './check-release.ts';
import { clientFiles, MAPS } from './client-files.ts';
import { compressedCopies } from './checks/compressed-copies.ts';
import { compressFolder } from './compress.ts';
import { descriptorFiles, readDescriptor, type Descriptor } from './descriptor.ts';
import { settle, withDraft } from './drafts.ts';
import { exists, filesIn } from './files.ts';
import { fingerprint } from './fingerprint.ts';
import { readPackage } from './package-file.ts';
import { ReleaseRefusal } from './refusal.ts';
import { readIntegrity, type StoredRelease } from './released-entry.ts';
import { releaseFolder } from './store.ts';
import { openRelease, removedMeanwhile } from './stored-release.ts';

/** An app at a version: the one its package has, and a hash of all that its release holds. */
export interface AppVersion {
  id: string;
  version: string;
}

/**
 * Copies the `dist` and the descriptor of a built app to an immutable folder in the store, or uses the existing one;
 * a damaged folder of this build is replaced.
 */
export async function storeBuild(store: string, app: string): Promise<StoredRelease> {
  const descriptor = await readDescriptor(app);
  const version = await storeFolder(store, app, descriptor);
  return openRelease(store, descriptor.id, version);
}

async function storeFolder(store: string, app: string, descriptor: Descriptor): Promise<string> {
  return withBuild(store, app, async (draft, version) => {
    const target = releaseFolder(store, descriptor.id, version);
    const isThere = () => isIntact(target, descriptor, version);
    if ((await isThere()) && (await markInUse(target))) return version;
    await checkRelease(draft, descriptor);
    await compressFolder(draft);
    await settle(store, { draft, target }, isThere);
    return version;
  });
}

/**
 * Refuses builds whose folders are gone since they were put into the store: another publisher has swept an expired preview
 * of the same build. To be asked under the store's lock.
 */
export async function assertStored(
  store: string,
  releases: readonly StoredRelease[],
): Promise<void> {
  for (const {
    descriptor: { id },
    version,
  } of releases) {
    if (!(await exists(releaseFolder(store, id, version)))) throw removedMeanwhile(id, version);
  }
}

/** Says which version publishing a built app would make, and publishes nothing. */
export async function readBuild(store: string, app: string): Promise<AppVersion> {
  const { id } = await readDescriptor(app);
  return withBuild(store, app, async (_draft, version) => ({ id, version }));
}

/** Gives `work` a folder with all that a release of the app holds, and its version. */
async function withBuild<T>(
  store: string,
  app: string,
  work: (draft: string, version: string) => Promise<T>,
): Promise<T> {
  const dist = path.join(app, 'dist');
  if (!(await exists(dist))) {
    const { id } = await readDescriptor(app);
    throw new ReleaseRefusal(
      `There is no build of ${id}.`,
      `pnpm release ${id} builds and releases it.`,
    );
  }
  return withDraft(store, async (draft) => {
    await cp(dist, draft, { recursive: true });
    await copyDescriptor(app, draft);
    await removeLeftovers(draft);
    return work(draft, `${(await readPackage(app)).version}-${await fingerprint(draft)}`);
  });
}

/** Keeps a folder that was there before from being swept meanwhile. @returns false when it has just gone */
function markInUse(folder: string): Promise<boolean> {
  const now = new Date();
  return utimes(folder, now, now).then(
    () => true,
    () => false,
  );
}

/** Whether a folder holds a build and its compressed copies, each byte of them. */
async function isIntact(folder: string, descriptor: Descriptor, version: string): Promise<boolean> {
  try {
    await compressedCopies(folder, descriptor);
    return version.endsWith(`-${await fingerprint(folder)}`);
  } catch {
    return false; // also one that is not there
  }
}

async function copyDescriptor(app: string, draft: string): Promise<void> {
  for (const name of descriptorFiles) {
    const file = path.join(app, name);
    if (await exists(file)) await cp(file, path.join(draft, name));
  }
}

/** A file that is named by its content, or the stylesheet of a script that is loaded on demand. */
const chunk = /-[\w-]{8}\.(?:js|css)$|^(?!style\.css$)[^/]+\.css$/;

/** Removes chunks of other builds and their maps: the build cache restores files into `dist` and never removes any. */
async function removeLeftovers(draft: string): Promise<void> {
  const stated = (await readIntegrity(draft))?.files ?? {};
  const chunks = (await clientFiles(draft)).filter((file) => chunk.test(file));
  const maps = (await filesIn(draft)).filter((file) => file.startsWith(MAPS));
  const leftovers = [
    ...chunks.filter((file) => stated[file] === undefined),
    ...maps.filter((file) => stated[file.slice(MAPS.length, -'.map'.length)] === undefined),
  ];
  await Promise.all(leftovers.map((file) => rm(path.join(draft, file))));
}
