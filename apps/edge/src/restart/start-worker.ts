import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { ListeningSocket } from './listening-socket.ts';
import { StartFailure, type Report } from './report.ts';

/** What the primary tells a worker. */
export interface Order {
  /** `listen` comes with the socket; `retire`: another worker has taken over, leave without losing a request; `stop`: all end. */
  type: 'listen' | 'retire' | 'stop';
}

/** A worker that is on its way: its process, and the moment when it listens. */
export interface StartingWorker {
  process: ChildProcess;
  ready: Promise<void>;
}

/** Starts a worker from the file on disk, which may be newer than this program. `file` lies beside the main program. */
export function startWorker(file: string, socket: ListeningSocket): StartingWorker {
  const worker = fork(path.resolve(file));
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if (report.type === 'ready') resolve();
      else reject(new StartFailure(report.message, report.hint));
    });
    worker.once('error', reject);
    worker.once('exit', (code, signal) =>
      reject(
        new StartFailure(`A worker of the site ended before it was ready (${signal ?? code}).`),
      ),
    );
  });
  tell(worker, 'listen', socket);
  return { process: worker, ready };
}

/** Tells a worker something; one that is gone hears nothing. */
export function tell(worker: ChildProcess, type: Order['type'], socket?: ListeningSocket): void {
  worker.send({ type } satisfies Order, socket, () => undefined);
}
