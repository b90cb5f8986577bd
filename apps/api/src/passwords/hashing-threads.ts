import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Piscina } from 'piscina';
import { HttpError } from '../http/http-error.ts';
import type * as worker from './hashing-worker.ts';

/** Many sign-ins at once must leave one core to other requests. */
const THREADS = Math.max(1, availableParallelism() - 1);
const WAITING_MAX = 200;
const RETRY_AFTER_SECONDS = 5;
/** Linux’s lowest priority: the thread that answers other requests comes first. */
const NICE = 19;
/** Starting a thread takes longer than a hash. */
const IDLE_MS = 600_000;

type Job = keyof typeof worker;

/** A thread returns the result of the worker's function of that name. */
type Threads = Pick<Piscina, 'queueSize'> & {
  run: <Name extends Job>(
    task: Parameters<(typeof worker)[Name]>[0],
    options: { name: Name },
  ) => Promise<ReturnType<(typeof worker)[Name]>>;
};

let threads: Promise<Threads> | null = null;

/** Runs a slow hash in a worker thread; throws `overloaded` when too many wait. */
export async function hashAside<Name extends Job>(
  name: Name,
  task: Parameters<(typeof worker)[Name]>[0],
): Promise<ReturnType<(typeof worker)[Name]>> {
  threads ??= startThreads();
  const pool = await threads.catch((error: unknown) => {
    // The next password tries to start the threads again.
    threads = null;
    throw error;
  });
  if (pool.queueSize >= WAITING_MAX) {
    throw new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return pool.run(task, { name });
}

/** Called at the first password, so that it does not slow the start. */
async function startThreads(): Promise<Threads> {
  const { Piscina } = await import('piscina');
  const { dir, ext } = path.parse(import.meta.filename);
  const pool: Piscina = new Piscina({
    filename: path.join(dir, `hashing-worker${ext}`),
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: Number.POSITIVE_INFINITY,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
    recordTiming: false,
  });
  return pool;
}
