import { createHash } from 'node:crypto';
import type { Contract } from '@tassis/contracts';
import fastifyPlugin from 'fastify-plugin';

/**
 * Adds a weak ETag (the same for each encoding) to answers of reads, and answers 304 when the caller has it. Browsers cache
 * public answers that are the same for everyone and revalidate them before each use. They do not cache personal answers:
 * there the tag serves other programs.
 */
export const etag = fastifyPlugin(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const { contract } = request.routeOptions.config;
      const isTold = contract && isTagged(contract) && reply.statusCode === 200;
      if (!isTold || typeof payload !== 'string') return payload;
      const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
      reply.header('etag', `W/${tag}`);
      if (contract.cacheable) {
        reply.header('cache-control', 'public, no-cache');
        // Texts of packages are in the language of the request.
        reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept-Language'].flat().join(', '));
      }
      if (!matches(request.headers['if-none-match'], tag)) return payload;
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return null;
    });
  },
  { name: 'etag' },
);

/** Whether an operation reads data, and is not a one-time link. */
function isTagged({ method, attachment, eventStream, auth, cacheable }: Contract): boolean {
  const isData = method === 'GET' && attachment === undefined && eventStream === undefined;
  return isData && (cacheable === true || auth !== 'public');
}

function matches(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//u, ''));
  return known.some((part) => part === tag || part === '*');
}
