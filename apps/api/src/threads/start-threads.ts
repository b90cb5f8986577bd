import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';

type Options = {
  /** The number of threads at most. */
  threads: number;
  /** 0 to 19, the lowest priority of Linux: the thread that answers requests comes first. */
  nice: number;
};

export type ResultOf<Work> = Work extends (task: never) => infer Result ? Awaited<Result> : never;

/** A pool whose threads run the functions of a module, each with one argument. */
export type Threads<Functions extends Record<string, (task: never) => unknown>> = Pick<
  Piscina,
  'queueSize'
> & {
  run: <Name extends keyof Functions & string>(
    task: Parameters<Functions[Name]>[0],
    options: { filename: string; name: Name },
  ) => Promise<ResultOf<Functions[Name]>>;
};

/** Starting a thread takes longer than most of its tasks. */
const IDLE_MS = 600_000;

/** A pool of worker threads with a lower priority than the thread that answers requests. A thread starts with the first task. */
export async function startThreads<Functions extends Record<string, (task: never) => unknown>>({
  threads,
  nice,
}: Options): Promise<Threads<Functions>> {
  const { Piscina } = await import('piscina');
  const pool: Piscina = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    maxQueue: Number.POSITIVE_INFINITY,
    idleTimeout: IDLE_MS,
    niceIncrement: nice,
    recordTiming: false,
  });
  return pool;
}

/** The path of a worker's file: in a build it stands beside all others, with another ending. */
export function workerFile(file: URL): string {
  return fileURLToPath(file).replace(/\.ts$/u, path.extname(import.meta.filename));
}
