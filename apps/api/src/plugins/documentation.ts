import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createDocumentServer } from '../openapi/document.ts';
import { BASE_PATH } from '../http/register-routes.ts';

type Options = { isProduction: boolean };

/** `/api/openapi.json` everywhere; the pages at `/docs` outside production. */
export const documentation = fastifyPlugin<Options>(
  async (app, { isProduction }) => {
    let made: Promise<FastifyInstance> | null = null;
    const server = () => (made ??= createDocumentServer({ withPages: !isProduction }));

    app.get(`${BASE_PATH}/openapi.json`, async () => (await server()).swagger());
    if (isProduction) return;
    for (const url of ['/docs', '/docs/*']) {
      app.get(url, async (request, reply) => {
        const documents = await server();
        // The pages bring their own headers: ours would forbid their scripts.
        reply.hijack();
        documents.routing(request.raw, reply.raw);
      });
    }
    app.addHook('onClose', async () => {
      await (await made)?.close();
    });
  },
  { name: 'documentation' },
);
