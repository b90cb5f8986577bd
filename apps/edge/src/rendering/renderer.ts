import path from 'node:path';
import { Piscina } from 'piscina';
import type { Rendering, RenderJob } from './render-job.ts';

const TIME_LIMIT = 10_000; // milliseconds

/** Renders in a thread of its own. */
export interface Renderer {
  /** Rejects when the page cannot be rendered, or not within 10 s: whatever hangs is ended with its thread. */
  render: (job: RenderJob) => Promise<Rendering>;
  close: () => Promise<void>;
}

/** Makes the renderer. Its thread starts with the first page and ends when there is nothing to do for a minute. */
export function createRenderer(): Renderer {
  const { dir, ext } = path.parse(import.meta.filename);
  const pool = new Piscina<RenderJob, Rendering>({
    filename: path.join(dir, `render-worker${ext}`),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return {
    render: (job) => pool.run(job, { name: 'render', signal: AbortSignal.timeout(TIME_LIMIT) }),
    close: () => pool.destroy(),
  };
}
