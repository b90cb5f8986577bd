import fastify, { type FastifyInstance } from 'fastify';

/** The star of the site's logo. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-21 -21 42 42"><path fill="#09664c" d="M20 0L14.14 5.86L14.14 14.14L5.86 14.14L0 20L-5.86 14.14L-14.14 14.14L-14.14 5.86L-20 0L-14.14 -5.86L-14.14 -14.14L-5.86 -14.14L0 -20L5.86 -14.14L14.14 -14.14L14.14 -5.86Z"/></svg>';

/** Nothing from other origins; images of its own style sheet; requests to the API that serves it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A server of the pages that show the OpenAPI document. Created at the first request, so that it does not slow the start. */
export async function createPages(document: object): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const app = fastify();
  await app.register(swagger);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    transformSpecification: () => document,
    // The layout without a top bar: no Swagger logo and no field for other documents.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true },
    theme: {
      title: 'Tassis API',
      favicon: [
        {
          filename: 'favicon.svg',
          rel: 'icon',
          sizes: 'any',
          type: 'image/svg+xml',
          content: FAVICON,
        },
      ],
    },
  });
  await app.ready();
  return app;
}
