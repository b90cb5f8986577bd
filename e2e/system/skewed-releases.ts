import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { listKept } from '../../scripts/release/kept-builds.mjs';
import type { SystemAddresses } from './addresses.ts';
import { restateFile } from './integrity-file.ts';
import { parsed } from './json.ts';
import { LiveManifest, type Manifest } from './live-manifest.ts';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../..');

/** The area for these tests: the smallest one that needs a session. */
export const SKEWED_AREA = 'partner-dashboard';

/** A built app in the form that the release tool takes: its descriptor, its package.json, `dist`. */
export interface Build {
  /** The name of its time: current, previous or oldest. */
  name: string;
  folder: string;
}

/** Puts the builds of an app into a folder: the current one, and the kept ones, newest first. */
export async function layOutBuilds(app: string, into: string): Promise<Build[]> {
  const kept = await listKept(app);
  const { platformApi } = await readShell(path.join(repository, 'apps/shell'));
  if (kept[0]?.platformApi === platformApi)
    throw new Error(
      `The kept build of ${app} has the current platform API ${platformApi}: pnpm release:keep comes before pnpm packages:version.`,
    );
  const old = kept.map(async ({ file }, index) => {
    const name = index === 0 ? 'previous' : 'oldest';
    const folder = path.join(into, `${app}-${name}`);
    await mkdir(folder);
    await run('tar', ['-xzf', file, '-C', folder]);
    return { name, folder };
  });
  return [
    { name: 'current', folder: path.join(repository, 'apps', app) },
    ...(await Promise.all(old)),
  ];
}

/** A copy of a built shell that no area accepts: the same code with the next major version of its platform API. */
export async function layOutBreakingShell(shell: Build, into: string): Promise<Build> {
  const folder = path.join(into, 'breaking-shell');
  for (const part of ['dist', 'package.json', 'shell.json'])
    await cp(path.join(shell.folder, part), path.join(folder, part), { recursive: true });
  const { platformApi } = await readShell(folder);
  const next = `${Number(platformApi.split('.')[0]) + 1}.0.0`;
  const change = async (file: string) => {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(platformApi, next));
  };
  const dist = path.join(folder, 'dist');
  await change(path.join(folder, 'shell.json'));
  for (const file of ['integrity.json', 'main.js']) await change(path.join(dist, file));
  restateFile(dist, 'main.js');
  return { name: 'breaking', folder };
}

/** The descriptor of a built shell. */
async function readShell(folder: string): Promise<{ platformApi: string }> {
  return parsed(await readFile(path.join(folder, 'shell.json'), 'utf8'));
}

/** Replaces the live releases of a running system by releases of other times, until it is restored. */
export class SkewedReleases {
  readonly #system: SystemAddresses;
  #before: LiveManifest | undefined;

  constructor(system: SystemAddresses) {
    this.#system = system;
  }

  /** Puts builds into the store, checked together; returns the entries for the manifest. Rejects when they are refused. */
  async publish(builds: readonly Build[]): Promise<Manifest> {
    const store = await mkdtemp(path.join(tmpdir(), 'tassis-skew-'));
    try {
      const program = path.join(repository, 'apps/edge/src/testing/publish-builds.ts');
      await run(process.execPath, [program, store, ...builds.map(({ folder }) => folder)]);
      const releases = path.join(this.#system.dataDirectory, 'releases/mfe');
      await cp(path.join(store, 'mfe'), releases, { recursive: true });
      return parsed(await readFile(path.join(store, 'manifest.json'), 'utf8'));
    } finally {
      await rm(store, { recursive: true, force: true });
    }
  }

  /** Makes a manifest live without any check; returns its name. */
  goLive(manifest: Manifest): string {
    this.#before ??= new LiveManifest(this.#system);
    return this.#before.replace(manifest);
  }

  restore(): void {
    this.#before?.putBack();
  }
}
