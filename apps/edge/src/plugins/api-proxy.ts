import proxy from '@fastify/http-proxy';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../answers/refusal.ts';

/** No operation of the API takes more. */
const BODY_LIMIT = 8 * 1024 * 1024;

interface ApiProxyOptions {
  /** The API's origin, without `/api`. */
  apiOrigin: string;
}

/** `/api` on the site's own origin, so that the browser needs no CORS. An API that is down is a 503 in its error shape. */
export const apiProxy: FastifyPluginAsync<ApiProxyOptions> = async (app, { apiOrigin }) => {
  app.addHook('onRequest', refuseLargeBody);
  await app.register(proxy, {
    upstream: apiOrigin,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { headersTimeout: 35_000, bodyTimeout: 35_000 },
    replyOptions: {
      // Asking again is the caller's decision: it counts its attempts. (`maxRetriesOn503: 0` is read as its default, 10.)
      retryDelay: () => null,
      rewriteRequestHeaders,
      onError: (reply, { error }) => void reply.send(new Refusal('overloaded', error)),
    },
  });
};

/**
 * Before anything is passed on: an API that refuses a body closes in mid-upload, and its answer is lost. The rest of
 * the body is read and dropped, so that the caller reads this answer.
 */
async function refuseLargeBody(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT)
    throw new Refusal('payload_too_large');
}

type Caller = Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>;

function rewriteRequestHeaders(request: Caller, headers: IncomingHttpHeaders) {
  const { cookie: _cookie, ...rest } = headers; // the API reads no cookie: none leaves the edge
  return {
    ...rest,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
