import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const TRACE = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/u;

/**
 * One line a request: what was asked for, by whom, how it ended. The route's pattern stands for the
 * address, whose parameters may be personal; headers and bodies are never logged.
 */
export const requestLog = fastifyPlugin(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const line = {
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user_id: request.session?.userId,
        trace_id: findTrace(request),
      };
      request.log.info(line, 'request');
    });
  },
  { name: 'request-log', dependencies: ['authentication'] },
);

function findTrace(request: FastifyRequest): string | undefined {
  const { traceparent } = request.headers;
  return typeof traceparent === 'string' ? TRACE.exec(traceparent)?.[1] : undefined;
}
