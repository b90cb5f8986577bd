/* The rendering thread that tests share: each pool has a worker to itself, with nothing loaded before. */
import type { RenderJob, Rendering } from '../rendering/render-job.ts';
import type * as renderWorker from '../rendering/render-worker.ts';

export interface SharedJob {
  /** The worker’s module. */
  filename: string;
  pool: number;
  job: RenderJob;
}

export async function render({ filename, pool, job }: SharedJob): Promise<Rendering> {
  // A module anew; what it imports, most of what a thread has to load, is there already.
  const worker: unknown = await import(`${filename}?pool=${pool}`);
  if (!isWorker(worker)) throw new Error(`${filename} renders nothing`);
  return worker.render(job);
}

function isWorker(exports: unknown): exports is typeof renderWorker {
  return typeof exports === 'object' && exports !== null && 'render' in exports;
}
