import proxy from '@fastify/http-proxy';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import { callerHeaders, type Caller } from '../answers/caller-headers.ts';
import { Refusal } from '../answers/refusal.ts';

/** No operation of the API takes more. */
const BODY_LIMIT = 8 * 1024 * 1024;

interface ApiProxyOptions {
  /** The API's origin, without `/api`. */
  apiOrigin: string;
  /** Called with a request whose body begins to be passed on, and may be read along. */
  readAlong: (request: FastifyRequest) => void;
}

/** `/api` on the site's own origin, so that the browser needs no CORS. An API that is down is a 503 in its error shape. */
export const apiProxy: FastifyPluginAsync<ApiProxyOptions> = async (app, options) => {
  const { apiOrigin, readAlong } = options;
  app.addHook('onRequest', refuseLargeBody);
  await app.register(proxy, {
    upstream: apiOrigin,
    prefix: '/api',
    rewritePrefix: '/api',
    preHandler: (request, _reply, done) => {
      if (lendBody(request)) readAlong(request);
      done();
    },
    undici: { headersTimeout: 35_000, bodyTimeout: 35_000 },
    replyOptions: {
      // No retries: only the caller decides to retry, and counts its attempts. (`maxRetriesOn503: 0` would mean the default, 10.)
      retryDelay: () => null,
      rewriteRequestHeaders,
      onError: (reply, { error }) => void reply.send(new Refusal('overloaded', error)),
    },
  });
};

/**
 * Refused before anything is passed on: an API that refuses a body closes the connection in mid-upload, and its answer is
 * lost. The rest of the body is read and dropped, so that the caller gets this answer.
 */
async function refuseLargeBody(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT)
    throw new Refusal('payload_too_large');
}

/**
 * When the API closes the connection in mid-upload, the stream that was piped to it is destroyed. It gets a stream of its
 * own, and the rest of the caller’s body is read to the end; otherwise the caller’s connection would hang.
 * @returns whether there is a body
 */
function lendBody(request: FastifyRequest): boolean {
  const { raw, body } = request;
  if (body !== raw) return false;
  const lent = raw.pipe(new PassThrough());
  lent.once('close', () => raw.resume());
  raw.once('close', () => {
    if (!raw.complete) lent.destroy(new Error('the caller went away'));
  });
  request.body = lent;
  return true;
}

function rewriteRequestHeaders(request: Caller, headers: IncomingHttpHeaders) {
  // The API reads no cookies, so none are passed on. `Expect: 100-continue` was answered by the edge; the proxy cannot send it.
  const { cookie: _cookie, expect: _expect, ...rest } = headers;
  return { ...rest, ...callerHeaders(request) };
}
