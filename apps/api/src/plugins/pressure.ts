import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';

/** A second behind is already a queue that grows. */
const EVENT_LOOP_DELAY_MAX_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** A process that cannot keep up says so at once instead of making everybody wait. */
export const pressure = fastifyPlugin(
  async (app) => {
    await app.register(underPressure, {
      maxEventLoopDelay: EVENT_LOOP_DELAY_MAX_MS,
      pressureHandler: (request) => {
        // A busy process is alive: to kill it would only move its load.
        if (request.routeOptions.config.contract?.path.startsWith('/health/') === true) return;
        throw new ApiError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      },
    });
  },
  { name: 'pressure' },
);
