import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BASE_PATH } from '../http/register-routes.ts';
import { openApiDocument } from '../openapi/document.ts';
import { createPages } from '../openapi/pages.ts';

type Options = { isProduction: boolean };

/** `/api/openapi.json` everywhere; the pages at `/docs` outside production. */
export const documentation = fastifyPlugin<Options>(
  async (app, { isProduction }) => {
    let written: ReturnType<typeof openApiDocument> | null = null;
    const document = () => (written ??= openApiDocument());

    app.get(`${BASE_PATH}/openapi.json`, async () => document());
    if (isProduction) return;
    let made: Promise<FastifyInstance> | null = null;
    for (const url of ['/docs', '/docs/*']) {
      app.get(url, async (request, reply) => {
        const pages = await (made ??= createPages(document()));
        reply.hijack();
        keepHeaders(reply);
        pages.routing(request.raw, reply.raw);
      });
    }
    app.addHook('onClose', async () => {
      await (await made)?.close();
    });
  },
  { name: 'documentation' },
);

/** The pages bring a policy of their own, since ours would forbid their scripts; all else is as in any answer. */
function keepHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
}
