import path from 'node:path';
import { Piscina } from 'piscina';
import type { Rendering, RenderJob } from './render-job.ts';

const USUAL_LIMIT = 10_000; // milliseconds
/** A long limit: for pages that no visitor waits for, because a busy machine must be able to release. */
export const PATIENT_LIMIT = 120_000; // milliseconds

const MAX_WAITING = 30; // frames, answers and early pages; each takes about a tenth of a second, the first of an area up to one

/** Renders in threads of its own. */
export interface Renderer {
  /**
   * Rejects when the rendering fails or exceeds its limit; then its thread is terminated. Frames and form answers have
   * their own queue and do not wait behind pages: they call no API, except two pages of the shell, which
   * wait two seconds at most.
   */
  render: (job: RenderJob) => Promise<Rendering>;
  close: () => Promise<void>;
}

/**
 * Makes the renderer. Its threads start when they are needed and end when there is nothing to do for a minute.
 *
 * @param timeLimit how many milliseconds a rendering may take, with the wait for its thread
 */
export function createRenderer(timeLimit: number = USUAL_LIMIT): Renderer {
  const pages = startPool();
  const others = startPool(MAX_WAITING);
  let isClosed = false;
  return {
    render: (job) => {
      // A destroyed pool would start a new thread.
      if (isClosed) return Promise.reject(new Error('The renderer is closed'));
      const pool = job.subject.kind === 'page' ? pages : others;
      if (pool.queueSize >= pool.options.maxQueue) return Promise.reject(new TooMuchToRender());
      return pool.run(job, { name: 'render', signal: AbortSignal.timeout(timeLimit) });
    },
    close: async () => {
      isClosed = true;
      await Promise.all([pages.destroy(), others.destroy()]);
    },
  };
}

/** The queue of renderings is full. */
class TooMuchToRender extends Error {
  readonly statusCode = 503;

  constructor() {
    super('Too much to render');
  }
}

function startPool(maxQueue = Number.POSITIVE_INFINITY): Piscina<RenderJob, Rendering> {
  const { dir, ext } = path.parse(import.meta.filename);
  return new Piscina<RenderJob, Rendering>({
    filename: path.join(dir, `render-worker${ext}`),
    minThreads: 0,
    maxThreads: 1,
    maxQueue,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}
