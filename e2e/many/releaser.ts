import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { layOutChangedBuild } from '../system/changed-release.ts';
import { readBody } from '../system/json.ts';
import { sharedReleases } from './house.ts';
import { ports } from './ports.ts';
import { pause } from './writers.ts';

const run = promisify(execFile);
const edge = path.resolve(import.meta.dirname, '../../apps/edge/src');
const area = 'partner-dashboard';

/** Releases an area again and again, each time another build, from a machine that serves nothing. */
export class Releaser {
  readonly #alone: Record<string, string>;
  #builds = 0;
  /** Of each release that was acknowledged: milliseconds until every edge served it. */
  readonly followed: number[] = [];
  /** Releases that were refused, in the words of the program; each was given again. */
  readonly refused: string[] = [];
  /** Releases that were acknowledged and that an edge did not serve. */
  readonly lost: string[] = [];

  /** @param alone the environment of the machine without the others */
  constructor(alone: Record<string, string>) {
    this.#alone = alone;
  }

  /** Releases every app of the tree on this machine alone. */
  async prepare(): Promise<void> {
    await this.#run(this.#alone, path.join(edge, 'releases/cli.ts'), 'publish-new');
  }

  /** Gives what this machine has released alone to all, and another build of the area. */
  async share(): Promise<void> {
    await this.#withBuild((build) => this.#release(build));
  }

  /** Releases another build, and waits until every edge that answers serves it. */
  async releaseAgainAndAgain(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#withBuild(async (build) => {
        const version = await this.#releaseAtLast(build, signal);
        if (version === undefined) return;
        const milliseconds = await untilServed(version);
        if (milliseconds === null) this.lost.push(version);
        else this.followed.push(milliseconds);
      });
      await pause(4000, signal);
    }
  }

  /** Gives `work` a folder with a build of the area that nobody has seen. */
  async #withBuild<T>(work: (build: string) => Promise<T>): Promise<T> {
    const build = await mkdtemp(path.join(tmpdir(), 'tassis-build-'));
    try {
      this.#builds += 1;
      await layOutChangedBuild(build, area, ['Partenaire', `Partenaire${this.#builds}`]);
      return await work(build);
    } finally {
      await rm(build, { recursive: true, force: true });
    }
  }

  /** As somebody does who is refused: again a second later. @returns the version; undefined when it was refused until the end */
  async #releaseAtLast(build: string, signal: AbortSignal): Promise<string | undefined> {
    while (!signal.aborted) {
      try {
        return await this.#release(build);
      } catch (error) {
        this.refused.push(errorOf(error));
        await pause(1000, signal);
      }
    }
    return undefined;
  }

  /** @returns the version */
  async #release(build: string): Promise<string> {
    const store = path.join(this.#alone['DATA_DIR'] ?? '', 'releases');
    const program = path.join(edge, 'testing/publish-builds.ts');
    return (await this.#run({ ...this.#alone, ...sharedReleases }, program, store, build)).trim();
  }

  async #run(environment: Record<string, string>, ...words: string[]): Promise<string> {
    const env = { PATH: process.env['PATH'], ...environment };
    return (await run(process.execPath, words, { env })).stdout;
  }
}

function errorOf(error: unknown): string {
  return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
}

const patience = 30_000;

/** @returns milliseconds until no edge serves another; an edge that is down is not waited for. Null: an edge still does */
async function untilServed(version: string): Promise<number | null> {
  const start = performance.now();
  for (;;) {
    const served = await Promise.all(ports.edges.map(servedBy));
    if (served.every((each) => each === undefined || each === version)) break;
    if (performance.now() - start > patience) return null;
    await pause(100, AbortSignal.timeout(1000));
  }
  return Math.round(performance.now() - start);
}

async function servedBy(port: number): Promise<string | undefined> {
  const answer = await fetch(`http://localhost:${port}/mfe/status.json`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { visit } = await readBody<{ visit?: { versions: Record<string, string> } }>(answer);
  return visit?.versions[area];
}
