import fastifyPlugin from 'fastify-plugin';

type Options = { isProduction: boolean };

/** An API answers data: no answer may be framed, sniffed, run as a script or cached. */
export const securityHeaders = fastifyPlugin<Options>(
  async (app, { isProduction }) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-site',
        ...(isProduction && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
      });
    });
  },
  { name: 'security-headers' },
);
