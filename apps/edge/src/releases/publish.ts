import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isCompatible } from '@tassis/platform/release';
import * as z from 'zod/mini';
import { checkRelease } from './check-release.ts';
import { publicPages } from './checks/public-pages.ts';
import { compressFolder } from './compress.ts';
import { descriptorFiles, readDescriptor, type Descriptor } from './descriptor.ts';
import { settle, sweepDrafts, withDraft } from './drafts.ts';
import { exists } from './files.ts';
import { fingerprint } from './fingerprint.ts';
import { ReleaseRefusal } from './refusal.ts';
import { releasedEntry } from './released-entry.ts';
import { releaseFolder } from './store.ts';
import { openRelease } from './stored-release.ts';
import { swapEntry, type CurrentEntry } from './swap-entry.ts';

const packageSchema = z.object({ version: z.string() });

/** What was published: the id and the version its folder now has in the store. */
export interface Published {
  id: string;
  version: string;
}

/**
 * Publishes a built area, or the shell: its `dist` and its descriptor become an immutable folder in the store, then
 * only its own entry of the manifest changes. Publishing the same build again changes nothing.
 */
export async function publish(store: string, app: string): Promise<Published> {
  const descriptor = await readDescriptor(app);
  const { id } = descriptor;
  const version = await storeBuild(store, app, descriptor);
  const release = await openRelease(store, id, version);
  await swapEntry(store, {
    id,
    action: 'release',
    next: (current) => releasedEntry(release, fallbackOf(version, current)),
  });
  await sweepDrafts(store);
  return { id, version };
}

async function storeBuild(store: string, app: string, descriptor: Descriptor): Promise<string> {
  const dist = path.join(app, 'dist');
  if (!(await exists(dist))) {
    throw new ReleaseRefusal(
      `There is no build of ${descriptor.id}.`,
      `pnpm release ${descriptor.id} builds and releases it.`,
    );
  }
  return withDraft(store, async (draft) => {
    await cp(dist, draft, { recursive: true });
    await copyDescriptor(app, draft);
    const version = `${await packageVersion(app)}-${await fingerprint(draft)}`;
    const target = releaseFolder(store, descriptor.id, version);
    if (await exists(target)) return version;
    await checkRelease(draft, descriptor);
    await publicPages({ store, folder: draft, descriptor });
    await compressFolder(draft);
    await settle(draft, target);
    return version;
  });
}

async function copyDescriptor(app: string, draft: string): Promise<void> {
  for (const name of descriptorFiles) {
    const file = path.join(app, name);
    if (await exists(file)) await cp(file, path.join(draft, name));
  }
}

async function packageVersion(app: string): Promise<string> {
  const text = await readFile(path.join(app, 'package.json'), 'utf8');
  return packageSchema.parse(JSON.parse(text)).version;
}

/** The version that stood before, unless it could not run on this platform any more. */
function fallbackOf(version: string, current: CurrentEntry | undefined): string | undefined {
  if (current?.version === version) return current.fallback;
  return current?.requires && isCompatible({ requires: current.requires })
    ? current.version
    : undefined;
}
