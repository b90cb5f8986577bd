import path from 'node:path';
import type * as piscina from 'piscina';
import { vi } from 'vitest';
import type { RenderJob, Rendering } from '../rendering/render-job.ts';
import type { SharedJob } from './render-worker.ts';

const { Piscina } = await vi.importActual<typeof piscina>('piscina');
const threads = new Piscina<SharedJob, Rendering>({
  filename: path.join(import.meta.dirname, 'render-worker.ts'),
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 60_000,
});
let pools = 0;

interface Options {
  filename: string;
  maxQueue: number;
}

/**
 * A test double for a pool of one thread. Starting a thread takes ten times as long as what tests render, and nearly
 * every test edge needs one or two.
 */
export class SharedThreads {
  queueSize = 0;
  readonly options: Options;
  readonly #pool = (pools += 1);
  readonly #over = new AbortController();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.options = options;
  }

  /** One after the other, as one thread does. */
  run(job: RenderJob, { name, signal }: { name: string; signal: AbortSignal }): Promise<Rendering> {
    this.queueSize += 1;
    const shared = { filename: this.options.filename, pool: this.#pool, job };
    const rendering = this.#last.then(() => {
      this.queueSize -= 1;
      return threads.run(shared, { name, signal: AbortSignal.any([signal, this.#over.signal]) });
    });
    this.#last = rendering.catch(() => undefined);
    return rendering;
  }

  /** Ends the thread of what is under way. */
  async destroy(): Promise<void> {
    this.#over.abort();
    await this.#last;
  }
}
