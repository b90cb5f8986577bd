import { access, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  areaDescriptorSchema,
  entryOf,
  isCompatible,
  shellDescriptorSchema,
  type AreaDescriptor,
  type ReleasedArea,
} from '@tassis/platform/release';
import * as z from 'zod/mini';
import { compressFolder } from './compress.ts';
import { fingerprint } from './fingerprint.ts';
import { releaseFolder, updateManifest } from './store.ts';

const packageSchema = z.object({ version: z.string() });

/** What was published: the id and the version its folder now has in the store. */
export interface Published {
  id: string;
  version: string;
}

/**
 * Publishes a built area: its `dist` becomes an immutable folder in the store, then only its own entry of the
 * manifest changes. Publishing the same build again changes nothing.
 */
export async function publishArea(store: string, folder: string): Promise<Published> {
  const descriptor = areaDescriptorSchema.parse(await readJson(path.join(folder, 'area.json')));
  const version = await storeBuild(store, descriptor.id, folder);
  await updateManifest(store, (manifest) => {
    const previous = manifest.areas.find(({ id }) => id === descriptor.id);
    const others = manifest.areas.filter((area) => area !== previous);
    return { ...manifest, areas: [...others, releasedArea(descriptor, version, previous)] };
  });
  return { id: descriptor.id, version };
}

/** Publishes the built shell. */
export async function publishShell(store: string, folder: string): Promise<Published> {
  const { mounts } = shellDescriptorSchema.parse(await readJson(path.join(folder, 'shell.json')));
  const version = await storeBuild(store, 'shell', folder);
  await updateManifest(store, (manifest) => ({ ...manifest, shell: { version, mounts } }));
  return { id: 'shell', version };
}

async function storeBuild(store: string, id: string, folder: string): Promise<string> {
  const dist = path.join(folder, 'dist');
  const { version } = packageSchema.parse(await readJson(path.join(folder, 'package.json')));
  const released = `${version}-${await fingerprint(dist)}`;
  const target = releaseFolder(store, id, released);
  if (await exists(target)) return released;
  const draft = `${target}.${process.pid}.tmp`;
  await mkdir(path.dirname(target), { recursive: true });
  await cp(dist, draft, { recursive: true });
  await compressFolder(draft);
  await moveInPlace(draft, target);
  return released;
}

/** Two publishers of the same build may meet here; the first one in wins, the folders are equal. */
async function moveInPlace(draft: string, target: string): Promise<void> {
  try {
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

function releasedArea(
  descriptor: AreaDescriptor,
  version: string,
  previous: ReleasedArea | undefined,
): ReleasedArea {
  const { id, mounts, roles, requires, timeoutMs } = descriptor;
  const entry = entryOf(id, version);
  const fallback = fallbackOf(version, previous);
  const released = { id, version, requires, entry, mounts, roles, enabled: true, timeoutMs };
  return fallback === undefined ? released : { ...released, fallback };
}

/** The version that stood before, unless it could not run on this platform any more. */
function fallbackOf(version: string, previous: ReleasedArea | undefined): string | undefined {
  if (previous?.version === version) return previous.fallback;
  return previous && isCompatible(previous) ? previous.version : undefined;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
