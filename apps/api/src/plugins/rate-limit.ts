import fastifyPlugin from 'fastify-plugin';
import { admit } from '../throttles/admit.ts';
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
      await admit(throttles.requests(request.ip));
    });
  },
  { name: 'rate-limit' },
);
