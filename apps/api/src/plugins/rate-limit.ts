import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../http/http-error.ts';
import type { Throttles } from '../throttles/throttles.ts';

type Options = { throttles: Throttles };

/**
 * A ceiling on what one address may ask of one process, health questions apart. Signing in and
 * registering have narrower ones of their own, shared by all processes.
 */
export const rateLimit = fastifyPlugin<Options>(
  async (app, { throttles }) => {
    app.addHook('onRequest', async (request) => {
      const { contract } = request.routeOptions.config;
      if (contract === undefined || contract.path.startsWith('/health/')) return;
      const wait = await throttles.requests(request.ip);
      if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
    });
  },
  { name: 'rate-limit' },
);
