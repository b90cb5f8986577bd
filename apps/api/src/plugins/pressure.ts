import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../http/http-error.ts';

type Options = {
  /** The event loop delay in ms above which requests are refused; 0: never. */
  delayMaxMs: number;
};

const RETRY_AFTER_SECONDS = 5;

/** Load shedding: a process that cannot keep up refuses requests at once instead of making everybody wait. */
export const pressure = fastifyPlugin<Options>(
  async (app, { delayMaxMs }) => {
    await app.register(underPressure, {
      maxEventLoopDelay: delayMaxMs,
      pressureHandler: (request) => {
        // A busy process is alive: to kill it would only move its load.
        if (request.routeOptions.config.contract?.path.startsWith('/health/') === true) return;
        throw new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      },
    });
  },
  { name: 'pressure' },
);
