import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import type { Pool } from 'pg';
import { HttpError } from '../http/http-error.ts';

type Options = {
  /** The event loop delay in ms above which requests are refused; 0: none is refused, for whatever reason. */
  delayMaxMs: number;
  pool: Pool;
};

const RETRY_AFTER_SECONDS = 5;

/** Load shedding: a process that cannot keep up refuses requests at once instead of making everybody wait. */
export const pressure = fastifyPlugin<Options>(
  async (app, { delayMaxMs, pool }) => {
    if (delayMaxMs === 0) return;
    const isCongested = watchQueue(pool);
    app.addHook('onRequest', async (request) => {
      // A busy process is alive: to kill it would only move its load.
      if (isHealthCheck(request.routeOptions.config.contract)) return;
      if (isCongested()) throw overloaded();
    });
    await app.register(underPressure, {
      maxEventLoopDelay: delayMaxMs,
      pressureHandler: (request) => {
        if (!isHealthCheck(request.routeOptions.config.contract)) throw overloaded();
      },
    });
  },
  { name: 'pressure' },
);

/** How many statements may wait for each database connection. */
const WAITING_PER_CONNECTION = 2;
/** How long more may wait, in ms from the first request that meets them: a burst is answered, only a little later. */
const BURST_MS = 100;
/** How long fewer must have waited, in ms, before the next burst. */
const CALM_MS = 1000;

/** Whether too many statements wait for a connection, and that not only for a moment. */
function watchQueue(pool: Pool): () => boolean {
  const waitingMax = WAITING_PER_CONNECTION * pool.options.max;
  let firstFull = 0;
  let lastFull = -Infinity;
  return () => {
    if (pool.waitingCount < waitingMax) return false;
    const now = performance.now();
    if (now - lastFull > CALM_MS) firstFull = now;
    lastFull = now;
    return now - firstFull > BURST_MS;
  };
}

function isHealthCheck(contract: { path: string } | undefined): boolean {
  return contract?.path.startsWith('/health/') === true;
}

function overloaded(): HttpError {
  return new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
