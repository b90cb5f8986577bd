import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SystemAddresses } from './addresses.ts';
import { parsed } from './json.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** The supervisor's state file. */
type Run = { supervisor: { pid: number }; children: { pid: number }[] };

/** A system that a test may break: started by the script of `npm start`, and killed by the test. */
export class OwnSystem {
  readonly addresses: SystemAddresses;
  #child: ChildProcess | undefined;
  output = '';

  constructor(addresses: SystemAddresses) {
    this.addresses = addresses;
  }

  /** @param options.byNpm starts it through npm, as a person does */
  async start({ byNpm = false } = {}): Promise<void> {
    this.output = '';
    const [command, ...parameters] = byNpm ? ['npm', 'start'] : ['node', 'scripts/start.mjs'];
    const child = spawn(command, parameters, {
      cwd: repository,
      env: { ...process.env, ...this.addresses.environment },
      stdio: ['pipe', 'pipe', 'pipe'], // The process ends when its standard input does.
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      const collect = (chunk: Buffer) => {
        this.output += chunk.toString();
        if (this.output.includes('✓ Tassis is ready')) resolve();
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.once('exit', (code) => {
        reject(new Error(`start ended with ${String(code)}:\n${this.output}`));
      });
    });
  }

  /** The started process: the supervisor, or npm. */
  pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Resolves when all processes have ended; a test that signals one process waits for that. */
  async ended(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** The process numbers in the supervisor's order: API first, then edge. */
  pids(): { supervisor: number; pids: number[] } {
    const text = readFileSync(path.join(this.addresses.dataDirectory, 'run.json'), 'utf8');
    const { supervisor, children } = parsed<Run>(text);
    return { supervisor: supervisor.pid, pids: children.map(({ pid }) => pid) };
  }

  /** Kills the supervisor, the API, the site and, if asked, the database with SIGKILL. */
  killEverything({ database }: { database: boolean }): void {
    const { supervisor, pids } = this.pids();
    for (const pid of [supervisor, ...pids]) kill(pid);
    if (database) kill(this.databasePid());
  }

  databasePid(): number {
    const file = path.join(this.addresses.dataDirectory, 'postgres', 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }

  async stop(): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
    return child.exitCode;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
