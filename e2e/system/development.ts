import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { listChildren } from './process-tree.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** `pnpm dev` of some areas, as a team runs it beside a site that runs. */
export class Development {
  #child: ChildProcess | undefined;
  output = '';

  /** @returns the address of the shell that has the areas in it */
  async start(areas: readonly string[], environment: Record<string, string>): Promise<string> {
    const child = spawn('node', ['scripts/dev.mjs', ...areas], {
      cwd: repository,
      env: { ...process.env, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'], // it ends with its input
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

  /** `kill -9` of the servers of the areas and of the shell. */
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
