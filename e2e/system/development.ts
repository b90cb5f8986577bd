import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { listChildren } from './process-tree.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Runs `pnpm dev` for some areas, as a team does beside a running site. */
export class Development {
  #child: ChildProcess | undefined;
  output = '';

  /** @returns the address of the shell with these areas */
  async start(areas: readonly string[], environment: Record<string, string>): Promise<string> {
    const child = spawn('node', ['scripts/dev.mjs', ...areas], {
      cwd: repository,
      env: { ...process.env, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'], // The process ends when its standard input does.
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      const collect = (chunk: Buffer) => {
        this.output += chunk.toString();
        const ready = /✓ (http:\/\/\S+),/.exec(this.output);
        if (ready?.[1]) resolve(ready[1]);
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.once('exit', (code) => {
        reject(new Error(`pnpm dev ended with ${String(code)}:\n${this.output}`));
      });
    });
  }

  /** Kills the servers of the areas and of the shell with SIGKILL. */
  killServers(): void {
    const { pid } = this.#child ?? {};
    if (pid === undefined) throw new Error('pnpm dev does not run.');
    for (const server of listChildren(pid)) process.kill(server, 'SIGKILL');
  }

  async stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGINT');
    await ended;
  }
}
