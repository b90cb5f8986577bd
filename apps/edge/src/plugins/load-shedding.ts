import { exceptBursts } from '@tassis/settings';
import type { FastifyPluginCallback } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../answers/refusal.ts';

/** How long a request may have waited behind others, in ms. */
const WAIT_MAX_MS = 40;
const WARNING_EVERY_MS = 1000;
const PROBES = '/health/';

/** Load shedding: an edge that cannot keep up refuses requests at once instead of making everybody wait. */
const shedding: FastifyPluginCallback = (app, _options, done) => {
  const isBehind = exceptBursts(watchTurns());
  const refusal = new Refusal('overloaded');
  let warnedAt = -Infinity;
  app.addHook('onRequest', (request, _reply, next) => {
    // A busy process is alive: to kill it would only move its load.
    if (!isBehind() || request.url.startsWith(PROBES)) return next();
    if (performance.now() - warnedAt > WARNING_EVERY_MS) {
      warnedAt = performance.now();
      request.log.warn(refusal.code);
    }
    next(refusal);
  });
  done();
};

export const loadShedding = fastifyPlugin(shedding, { name: 'load-shedding' });

/**
 * Whether the turn of the event loop that a request comes in has gone on for long. All requests that have arrived are read in one
 * turn, each after the work on those before it.
 */
function watchTurns(): () => boolean {
  let startedAt: number | null = null;
  return () => {
    if (startedAt === null) {
      startedAt = performance.now();
      setImmediate(() => (startedAt = null));
    }
    return performance.now() - startedAt > WAIT_MAX_MS;
  };
}
