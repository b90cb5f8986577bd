import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { haproxy } from '../../scripts/test/haproxy.mjs';
import { ports } from './ports.ts';

const sample = path.resolve(import.meta.dirname, '../../deploy/haproxy.cfg');

/** The addresses of the sample configuration, and those of this test. */
const addresses: readonly (readonly [string, number])[] = [
  ['10.0.0.1:8080', ports.site],
  ['10.0.0.1:8081', ports.api],
  ...ports.edges.map((port, index) => [`10.0.0.2${index + 1}:3000`, port] as const),
  ...ports.apis.map((port, index) => [`10.0.0.1${index + 1}:4000`, port] as const),
];

/** HAProxy with the configuration that `deploy/` has. */
export class Proxy {
  readonly #file: string;
  #child: ChildProcess | undefined;

  constructor(folder: string) {
    this.#file = path.join(folder, 'haproxy.cfg');
    let text = readFileSync(sample, 'utf8');
    for (const [found, port] of addresses) text = text.replaceAll(found, `127.0.0.1:${port}`);
    writeFileSync(this.#file, text);
  }

  async start(): Promise<void> {
    const child = spawn(haproxy.program, ['-db', '-f', this.#file], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.#child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`haproxy -f ${this.#file} ended`);
      const answered = await fetch(`http://127.0.0.1:${ports.api}/api/health/ready`).catch(
        () => undefined,
      );
      if (answered?.ok) return;
      await delay(50);
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
