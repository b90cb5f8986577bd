import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SystemAddresses } from '../system/addresses.ts';
import { layOutChangedRelease } from '../system/changed-release.ts';
import { readBody } from '../system/json.ts';
import { sharedReleases } from './house.ts';
import { ports, site } from './ports.ts';
import { pause } from './writers.ts';

const run = promisify(execFile);
const program = path.resolve(import.meta.dirname, '../../apps/edge/src/releases/cli.ts');
const area = 'partner-dashboard';

/** Two releases of an area, one of them live by turns, given from a machine that serves nothing. */
export class Releaser {
  readonly #alone: Record<string, string>;
  #versions: string[] = [];
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

  /** Releases every app of the tree on this machine, and gives that to the others; lays a changed release of one area beside. */
  async prepare(): Promise<void> {
    await this.#command(this.#alone, 'publish-new');
    const dataDirectory = this.#alone['DATA_DIR'] ?? '';
    const system: SystemAddresses = { site, api: '', dataDirectory, environment: {} };
    const changed = await layOutChangedRelease(system, area, ['Partenaire', 'Partenaires']);
    const listed = await this.#command(this.#alone, 'list', area);
    const versions = listed.split('\n').flatMap((line) => line.trim().split(/\s+/)[1] ?? []);
    this.#versions = [changed, ...versions.filter((version) => version !== changed)];
    for (const version of this.#versions)
      await this.#command(this.#alone, 'rollback', `${area}@${version}`);
  }

  /** Gives what this machine has released alone to all. */
  async share(): Promise<void> {
    await this.#release(this.#versions[0] ?? '');
  }

  /** Makes the other release live, and waits until every edge that answers serves it. */
  async releaseByTurns(signal: AbortSignal): Promise<void> {
    for (let turn = 1; !signal.aborted; turn += 1) {
      const version = this.#versions[turn % 2] ?? '';
      while (!(await this.#isReleased(version))) await pause(1000, signal);
      const milliseconds = await untilServed(version);
      if (milliseconds === null) this.lost.push(version);
      else this.followed.push(milliseconds);
      await pause(4000, signal);
    }
  }

  async #isReleased(version: string): Promise<boolean> {
    try {
      await this.#release(version);
      return true;
    } catch (error) {
      this.refused.push(errorOf(error));
      return false;
    }
  }

  #release(version: string): Promise<string> {
    return this.#command({ ...this.#alone, ...sharedReleases }, 'rollback', `${area}@${version}`);
  }

  async #command(environment: Record<string, string>, ...words: string[]): Promise<string> {
    const env = { PATH: process.env['PATH'], ...environment };
    return (await run(process.execPath, [program, ...words], { env })).stdout;
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
