import { createHash } from 'node:crypto';
import fastifyPlugin from 'fastify-plugin';

/** Public answers that are the same for everyone carry an ETag and are checked before each use. */
export const etag = fastifyPlugin(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const { contract } = request.routeOptions.config;
      if (contract?.cacheable !== true || reply.statusCode !== 200 || typeof payload !== 'string') {
        return payload;
      }
      const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
      reply.headers({ etag: tag, 'cache-control': 'public, no-cache' });
      // Texts of packages are in the language of the request.
      reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept-Language'].flat().join(', '));
      if (!matches(request.headers['if-none-match'], tag)) return payload;
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return null;
    });
  },
  { name: 'etag' },
);

function matches(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//u, ''));
  return known.some((part) => part === tag || part === '*');
}
