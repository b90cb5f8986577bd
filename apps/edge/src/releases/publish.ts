import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { checkRelease } from './check-release.ts';
import { checkTogether } from './check-together.ts';
import { fits, fitsShell, platformToBe } from './checks/fits-shell.ts';
import { compressFolder } from './compress.ts';
import { descriptorFiles, readDescriptor, type Descriptor } from './descriptor.ts';
import { settle, sweepDrafts, withDraft } from './drafts.ts';
import { exists } from './files.ts';
import { fingerprint } from './fingerprint.ts';
import { ReleaseRefusal } from './refusal.ts';
import { releasedEntry, type StoredRelease } from './released-entry.ts';
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
 * Publishes built areas, the shell among them or not: the `dist` and the descriptor of each become an immutable
 * folder in the store, they are checked together as the site will be, and only then one entry after the other of the
 * manifest changes, each only its own. Publishing the same builds again changes nothing.
 */
export async function publishAll(store: string, apps: readonly string[]): Promise<Published[]> {
  const releases: StoredRelease[] = [];
  for (const app of apps) releases.push(await storeBuild(store, app));
  await checkTogether(store, releases);
  for (const [index, release] of releases.entries()) {
    await enter(store, release, releases.slice(index));
  }
  await sweepDrafts(store);
  return releases.map(({ descriptor: { id }, version }) => ({ id, version }));
}

/** Publishes one built area, or the shell. */
export async function publish(store: string, app: string): Promise<Published> {
  const [published] = await publishAll(store, [app]);
  if (!published) throw new Error(`${app} was not published`);
  return published;
}

/** `coming` are the releases that are not live yet, this one among them: another publisher may have come between. */
async function enter(
  store: string,
  release: StoredRelease,
  coming: readonly StoredRelease[],
): Promise<void> {
  await swapEntry(store, {
    id: release.descriptor.id,
    action: 'release',
    next: (current, live) => {
      fitsShell(live, coming);
      return releasedEntry(release, fallbackOf(release, current, platformToBe(live, coming)));
    },
  });
}

async function storeBuild(store: string, app: string): Promise<StoredRelease> {
  const descriptor = await readDescriptor(app);
  const version = await storeFolder(store, app, descriptor);
  return openRelease(store, descriptor.id, version);
}

async function storeFolder(store: string, app: string, descriptor: Descriptor): Promise<string> {
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

/** The version that stood before, unless it could not run on the shell that will be live. */
function fallbackOf(
  { version }: StoredRelease,
  current: CurrentEntry | undefined,
  platformApi: string | undefined,
): string | undefined {
  if (current?.version === version) return current.fallback;
  return current?.requires && fits({ requires: current.requires }, platformApi)
    ? current.version
    : undefined;
}
