import type { FastifyRequest } from 'fastify';

/** What is known of a request that goes on to the API. */
export type Caller = Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol' | 'headers'>;

/** What the API is told of who calls through the edge. */
export function callerHeaders(request: Caller) {
  const { traceparent } = request.headers;
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
    ...(typeof traceparent === 'string' && { traceparent }),
  };
}
