import proxy from '@fastify/http-proxy';
import fastifyPlugin from 'fastify-plugin';

interface ApiProxyOptions {
  /** The API's origin, without `/api`. */
  apiOrigin: string;
}

/** `/api` on the site's own origin, so that the browser needs no CORS. An API that is down is a 503 in its error shape. */
export const apiProxy = fastifyPlugin<ApiProxyOptions>(async (app, { apiOrigin }) => {
  await app.register(proxy, {
    upstream: apiOrigin,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { headersTimeout: 35_000, bodyTimeout: 35_000 },
    replyOptions: {
      // Asking again is the caller's decision: it counts its attempts. (`maxRetriesOn503: 0` is read as its default, 10.)
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => {
        const { cookie: _cookie, ...rest } = headers; // the API reads no cookie: none leaves the edge
        return { ...rest, 'x-forwarded-for': request.ip, 'x-forwarded-host': request.host };
      },
      onError: (reply, { error }) => {
        reply.log.warn({ err: error }, 'API unreachable');
        void reply.code(503).header('retry-after', '2').send({
          message: 'Service temporairement indisponible. Veuillez réessayer plus tard.',
          code: 'overloaded',
          request_id: reply.request.id,
        });
      },
    },
  });
});
