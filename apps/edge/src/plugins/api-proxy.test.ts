import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore } from '../testing/release-store.ts';

let api: Server | undefined;
let edge: FastifyInstance | undefined;

afterEach(async () => {
  await edge?.close();
  api?.closeAllConnections();
  api?.close();
});

/** An edge before an API that treats each request as `listener` says. */
async function edgeBefore(listener: RequestListener): Promise<FastifyInstance> {
  const server = createServer(listener);
  api = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { store } = await aReleaseStore();
  edge = await anEdge({ releases: store, apiOrigin: `http://127.0.0.1:${port}` });
  return edge;
}

describe('a request that the API does not serve', () => {
  it.each(['GET', 'POST'] as const)('with 503, %s: reached it once', async (method) => {
    let requests = 0;
    const app = await edgeBefore((_request, response) => {
      requests += 1;
      response.writeHead(503, { 'retry-after': '0.01' }).end('{}');
    });
    const answer = await app.inject({ method, url: '/api/orders' });
    expect(answer.statusCode).toBe(503);
    expect(requests).toBe(1);
  });

  it.each(['GET', 'POST'] as const)(
    'dropping the connection, %s: reached it once',
    async (method) => {
      let requests = 0;
      const app = await edgeBefore((request) => {
        requests += 1;
        request.socket.destroy();
      });
      const answer = await app.inject({ method, url: '/api/orders' });
      expect(answer.statusCode).toBe(503);
      expect(requests).toBe(1);
    },
  );
});
