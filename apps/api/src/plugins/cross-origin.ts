import fastifyPlugin from 'fastify-plugin';

type Options = { origins: readonly string[] };

const TWO_HOURS = 7200;

/** The site calls from its own origin; other origins must be listed exactly. */
export const crossOrigin = fastifyPlugin<Options>(
  async (app, { origins }) => {
    if (origins.length === 0) return;
    const { default: cors } = await import('@fastify/cors');
    await app.register(cors, {
      origin: [...origins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: [
        'authorization',
        'content-type',
        'idempotency-key',
        'if-match',
        'accept-language',
        'x-request-id',
        'traceparent',
      ],
      exposedHeaders: ['x-request-id', 'retry-after', 'etag', 'idempotency-replayed'],
      maxAge: TWO_HOURS,
    });
  },
  { name: 'cross-origin' },
);
