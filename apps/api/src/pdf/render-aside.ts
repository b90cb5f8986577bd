import { startThreads, workerFile, type Threads } from '../threads/start-threads.ts';

/** Below the thread that answers requests, but not as far as hashes: a job holds its order's lock while it renders. */
const NICE = 10;

/** Functions that each render a PDF from plain data. */
type Renderers = Record<string, (content: never) => Promise<Uint8Array>>;

let threads: Promise<Threads<Renderers>> | null = null;

/**
 * Renders PDFs in a worker thread: each takes the processor for 10 to 30 ms, in which no request would be answered.
 * @param file the module with the functions; it has to be one of the programs of `vite.config.ts`
 */
export function renderAside<Module extends Renderers>(file: URL) {
  const filename = workerFile(file);
  return async <Name extends keyof Module & string>(
    name: Name,
    content: Parameters<Module[Name]>[0],
  ): Promise<Uint8Array> => {
    threads ??= startThreads({ threads: 1, nice: NICE });
    const pool = await threads.catch((error: unknown) => {
      threads = null;
      throw error;
    });
    return pool.run(content, { filename, name });
  };
}
