import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SystemAddresses } from '../system/addresses.ts';
import { layOutChangedRelease } from '../system/changed-release.ts';
import { readBody } from '../system/json.ts';
import { ports, site } from './ports.ts';
import { pause } from './writers.ts';

const run = promisify(execFile);
const program = path.resolve(import.meta.dirname, '../../apps/edge/src/releases/cli.ts');
const area = 'partner-dashboard';

/** Two releases of an area, one of them live by turns, on a site that is served by several edges. */
export class Releaser {
  readonly #environment: Record<string, string>;
  #versions: string[] = [];
  /** Of each release that was acknowledged, for how many milliseconds an edge still served the one before. */
  readonly followed: number[] = [];
  /** Releases that the store refused or that an edge did not follow, in its words. */
  readonly failures: string[] = [];
  live = '';

  /** @param environment where the releases lie */
  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  /** Releases every app of the tree, and lays a changed release of one area beside them. */
  async prepare(): Promise<void> {
    await this.#command('publish-new');
    const dataDirectory = this.#environment['DATA_DIR'] ?? '';
    const system: SystemAddresses = { site, api: '', dataDirectory, environment: {} };
    const changed = await layOutChangedRelease(system, area, ['Partenaire', 'Partenaires']);
    const { stdout } = await this.#command('list', area);
    const versions = stdout.split('\n').flatMap((line) => line.trim().split(/\s+/)[1] ?? []);
    this.#versions = [changed, ...versions.filter((version) => version !== changed)];
  }

  /** Makes the other release live, and waits until every edge that answers serves it. */
  async releaseByTurns(signal: AbortSignal): Promise<void> {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const version = this.#versions[turn % 2] ?? '';
      try {
        await this.#command('rollback', `${area}@${version}`);
        this.live = version;
        this.followed.push(await untilServed(version));
      } catch (error) {
        this.failures.push(String(error));
      }
      await pause(4000, signal);
    }
  }

  #command(...words: string[]) {
    const env = { PATH: process.env['PATH'], ...this.#environment };
    return run(process.execPath, [program, ...words], { env });
  }
}

const patience = 20_000;

/** @returns milliseconds until all edges served it; an edge that is down is not waited for, only one that serves another */
async function untilServed(version: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const served = await Promise.all(ports.edges.map(servedBy));
    if (served.every((each) => each === undefined || each === version)) break;
    if (performance.now() - start > patience)
      throw new Error(`${version} was acknowledged, and ${served.join(', ')} is served`);
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
