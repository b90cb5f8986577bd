import { availableParallelism } from 'node:os';
import { HttpError } from '../http/http-error.ts';
import { startThreads, workerFile, type ResultOf, type Threads } from '../threads/start-threads.ts';
import type * as worker from './hashing-worker.ts';

/** Many sign-ins at once must leave one core to other requests. */
const THREADS = Math.max(1, availableParallelism() - 1);
const WAITING_MAX = 200;
const RETRY_AFTER_SECONDS = 5;
const NICE = 19;
const FILE = workerFile(new URL('hashing-worker.ts', import.meta.url));

type Job = keyof typeof worker;

/** Started at the first password, so that they do not slow the start. */
let threads: Promise<Threads<typeof worker>> | null = null;

/** Runs a slow hash in a worker thread; throws `overloaded` when too many wait. */
export async function hashAside<Name extends Job>(
  name: Name,
  task: Parameters<(typeof worker)[Name]>[0],
): Promise<ResultOf<(typeof worker)[Name]>> {
  threads ??= startThreads({ threads: THREADS, nice: NICE });
  const pool = await threads.catch((error: unknown) => {
    // The next password tries to start the threads again.
    threads = null;
    throw error;
  });
  if (pool.queueSize >= WAITING_MAX) {
    throw new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return pool.run(task, { filename: FILE, name });
}
