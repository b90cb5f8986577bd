import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SystemAddresses } from './addresses.ts';
import { parsed } from './json.ts';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../..');
/** Written by `pnpm release:keep`: `<app>-<platform API>.tgz`, each the folder of a built app. */
const keptFolder = path.join(repository, 'e2e/releases');

/** The area that is shown by each shell: it is the smallest, and shows what a session is for. */
export const SKEWED_AREA = 'partner-dashboard';

/** What is read of a manifest; the rest is passed on. */
export interface Manifest {
  platformApi: string;
  areas: { id: string; version: string; requires: { platformApi: string } }[];
}

/** A built app, as the release tool takes it: its descriptor, its package.json, `dist`. */
export interface Build {
  /** When it was built. */
  name: string;
  folder: string;
}

/** The files of the kept builds of an app, the newest first. */
async function listKept(app: string): Promise<string[]> {
  const files = (await readdir(keptFolder)).filter((file) => file.startsWith(`${app}-`));
  return files.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** Lays the builds of an app into a folder: the current one, and the kept ones, the newest first. */
export async function layOutBuilds(app: string, into: string): Promise<Build[]> {
  const kept = (await listKept(app)).map((file, index) => ({
    file,
    name: index === 0 ? 'previous' : 'oldest',
  }));
  const old = await Promise.all(
    kept.map(async ({ file, name }) => {
      const folder = path.join(into, `${app}-${name}`);
      await mkdir(folder);
      await run('tar', ['-xzf', path.join(keptFolder, file), '-C', folder]);
      return { name, folder };
    }),
  );
  return [{ name: 'current', folder: path.join(repository, 'apps', app) }, ...old];
}

/** A copy of a built shell that breaks with all areas: the same code, but its platform API is of the next major version. */
export async function layOutBreakingShell(shell: Build, into: string): Promise<Build> {
  const folder = path.join(into, 'breaking-shell');
  for (const part of ['dist', 'package.json', 'shell.json'])
    await cp(path.join(shell.folder, part), path.join(folder, part), { recursive: true });
  const descriptor = path.join(folder, 'shell.json');
  const { platformApi } = parsed<{ platformApi: string }>(await readFile(descriptor, 'utf8'));
  const next = `${Number(platformApi.split('.')[0]) + 1}.0.0`;
  const change = async (file: string) => {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(platformApi, next));
  };
  const dist = path.join(folder, 'dist');
  const integrity = path.join(dist, 'integrity.json');
  for (const file of [descriptor, integrity, path.join(dist, 'main.js')]) await change(file);
  const said = parsed<{ files: Record<string, string> }>(await readFile(integrity, 'utf8'));
  said.files['main.js'] = computeHash(await readFile(path.join(dist, 'main.js')));
  await writeFile(integrity, JSON.stringify(said));
  return { name: 'breaking', folder };
}

/** Releases of other times in the store of a running system, in place of those that are live, until it is restored. */
export class SkewedReleases {
  readonly #store: string;
  #before = '';

  constructor({ dataDirectory }: SystemAddresses) {
    this.#store = path.join(dataDirectory, 'releases');
  }

  /** Puts builds into the store, checked together; returns what the manifest would say. Rejects where they are refused. */
  async publish(builds: readonly Build[]): Promise<Manifest> {
    const store = await mkdtemp(path.join(tmpdir(), 'tassis-skew-'));
    try {
      const program = path.join(repository, 'apps/edge/src/testing/publish-builds.ts');
      await run(process.execPath, [program, store, ...builds.map(({ folder }) => folder)]);
      await cp(path.join(store, 'mfe'), path.join(this.#store, 'mfe'), { recursive: true });
      return parsed(await readFile(path.join(store, 'manifest.json'), 'utf8'));
    } finally {
      await rm(store, { recursive: true, force: true });
    }
  }

  /** Makes a manifest live, whatever any check says of it; returns its name. */
  async goLive(manifest: Manifest): Promise<string> {
    if (this.#before === '') this.#before = await readFile(this.#manifestFile(), 'utf8');
    const release = new Date().toISOString();
    await this.#write(JSON.stringify({ ...manifest, release }));
    return release;
  }

  async restore(): Promise<void> {
    if (this.#before !== '') await this.#write(this.#before);
  }

  #manifestFile(): string {
    return path.join(this.#store, 'manifest.json');
  }

  async #write(text: string): Promise<void> {
    await writeFile(`${this.#manifestFile()}.draft`, text);
    await rename(`${this.#manifestFile()}.draft`, this.#manifestFile());
  }
}

function computeHash(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
