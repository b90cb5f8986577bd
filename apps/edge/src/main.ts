import path from 'node:path';
import { readConfig } from './config.ts';
import { WorkerPool } from './restart/worker-pool.ts';
import { takePort } from './restart/listening-socket.ts';
import { endWith, type Report } from './restart/report.ts';
import { startWorker } from './restart/start-worker.ts';

/**
 * The edge's primary: holds the port and its workers, serves nothing itself. SIGHUP changes the workers for new ones
 * from the files on disk; SIGTERM, SIGINT or the end of its parent ends it. It loads next to nothing, since each
 * millisecond of it comes before the workers’.
 */
const workerFile = path.join(import.meta.dirname, `worker${path.extname(import.meta.filename)}`);

start().catch(endWith);

async function start(): Promise<void> {
  const { host, port, workers } = readConfig(process.env);
  const socket = await takePort(host, port);
  const pool = new WorkerPool({
    size: workers,
    start: () => startWorker(workerFile, socket),
    say: (line) => process.stderr.write(`${line}\n`),
    onHopeless: () => void end(1),
  });
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    // New connections are refused at once, instead of being accepted and cut when this process ends.
    socket.close();
    await pool.end();
    process.exit(code);
  };
  // A signal may come twice, to the whole service and from the parent: without a listener the second one would kill the process.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.on(event, () => void end(0));
  process.on('SIGHUP', () => void pool.reload());
  await pool.start().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  process.send?.({ type: 'ready' } satisfies Report);
}
