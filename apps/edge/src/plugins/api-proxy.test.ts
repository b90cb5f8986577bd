import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { translate } from '@tassis/messages';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { EdgeConfig } from '../config.ts';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore } from '../testing/release-store.ts';

let api: Server | undefined;
let edge: FastifyInstance | undefined;

afterEach(async () => {
  await edge?.close();
  api?.closeAllConnections();
  api?.close();
});

const echo: RequestListener = ({ headers }, response) => {
  response.end(JSON.stringify(headers));
};
const dropped: RequestListener = (request) => void request.socket.destroy();

/** An edge before an API that treats each request as `listener` says. */
async function edgeBefore(
  listener: RequestListener,
  config: Partial<EdgeConfig> = {},
): Promise<FastifyInstance> {
  const server = createServer((request, response) => {
    if (request.url !== '/api/content-version') listener(request, response);
    else response.writeHead(404).end(); // what the edge asks for itself
  });
  api = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { store } = await aReleaseStore();
  edge = await anEdge({ releases: store, apiOrigin: `http://127.0.0.1:${port}`, ...config });
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

it('that asks first whether to send its body reaches the API, which need not be asked again', async () => {
  const app = await edgeBefore(echo);
  const headers = { expect: '100-continue', 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/orders', headers, payload: '{}' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).not.toHaveProperty('expect');
});

describe('the edge’s own answers under /api', () => {
  it.each([
    ['/api/orders', 503, 'overloaded'],
    ['/api/%zz', 400, 'malformed_request'],
    ['/api/%2e%2e%2fmetrics', 400, 'malformed_request'],
  ] as const)('%s: %i in the API’s shape, in the caller’s language', async (url, status, code) => {
    const app = await edgeBefore(dropped);
    const headers = { 'accept-language': 'en-GB', 'x-request-id': 'caller-0001' };
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      message: translate('en', code),
      code,
      request_id: 'caller-0001',
    });
    expect(answer.headers).toMatchObject({
      'x-request-id': 'caller-0001',
      'content-language': 'en',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('carry an id of their own when the caller’s could forge a log line', async () => {
    const app = await edgeBefore(dropped);
    const answer = await app.inject({ url: '/api/orders', headers: { 'x-request-id': 'a b' } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(answer.json()).toMatchObject({ request_id: answer.headers['x-request-id'] });
  });

  it('refuse a body above 8 MiB before the API sees any of it', async () => {
    let requests = 0;
    const app = await edgeBefore((_request, response) => {
      requests += 1;
      response.end();
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/orders',
      payload: Buffer.alloc(8 * 1024 * 1024 + 1),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'payload_too_large' });
    expect(requests).toBe(0);
  });
});

describe('an upload that an API which is down cannot take', () => {
  it('leaves the caller’s connection fit for the next request', async () => {
    const app = await anEdge({ releases: '/nonexistent' });
    edge = app;
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const caller = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    const heard: string[] = [];
    caller.on('data', (chunk: string) => heard.push(chunk));
    caller.write('POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-length: 7000000\r\n\r\n');
    caller.write(Buffer.alloc(7_000_000));
    caller.write('GET /robots.txt HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => heard.join('')).toMatch(/^HTTP\/1\.1 503 .*HTTP\/1\.1 200 /s);
    caller.destroy();
  });
});

it('hands on what browsers report of the policy', async () => {
  const app = await edgeBefore(echo);
  for (const type of ['application/csp-report', 'application/reports+json']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/csp-reports',
      payload: '{}',
      headers: { 'content-type': type },
    });
    expect(answer.json()).toMatchObject({ 'content-type': type });
  }
});

it('hands on what browsers report of the policy', async () => {
  const app = await edgeBefore(echo);
  for (const type of ['application/csp-report', 'application/reports+json']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/csp-reports',
      payload: '{}',
      headers: { 'content-type': type },
    });
    expect(answer.json()).toMatchObject({ 'content-type': type });
  }
});

describe('what the API answers', () => {
  it('goes on compressed as it came, and not at all to who has it', async () => {
    const packed = brotliCompressSync('{"data":[]}');
    const app = await edgeBefore(({ headers }, response) => {
      const told = { etag: 'W/"a"', vary: 'accept-encoding' };
      if (headers['if-none-match'] === 'W/"a"') response.writeHead(304, told).end();
      else if (headers['accept-encoding'] !== 'br') response.writeHead(500).end();
      else response.writeHead(200, { ...told, 'content-encoding': 'br' }).end(packed);
    });
    const asked = { url: '/api/packages', headers: { 'accept-encoding': 'br' } };
    const answer = await app.inject(asked);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"a"' });
    expect(answer.rawPayload).toEqual(packed);
    const headers = { ...asked.headers, 'if-none-match': 'W/"a"' };
    const again = await app.inject({ ...asked, headers });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});

describe('what the API is told', () => {
  it('is the id of the request and the address it came from', async () => {
    const app = await edgeBefore(echo, { trustedProxies: [] });
    const answer = await app.inject({
      url: '/api/orders',
      remoteAddress: '192.0.2.7',
      headers: { 'x-request-id': 'caller-0001', 'x-forwarded-for': '203.0.113.9' },
    });
    expect(answer.json()).toMatchObject({
      'x-request-id': 'caller-0001',
      'x-forwarded-for': '192.0.2.7',
    });
  });

  it.each([
    {
      way: 'a proxy of the list',
      from: '192.0.2.7',
      forwarded: '203.0.113.9',
      visitor: '203.0.113.9',
    },
    {
      way: 'a proxy on this machine, over IPv6',
      from: '::1',
      forwarded: '2001:db8::9',
      visitor: '2001:db8::9',
    },
    {
      way: 'the same on a socket of both',
      from: '::ffff:127.0.0.1',
      forwarded: '203.0.113.9',
      visitor: '203.0.113.9',
    },
    {
      way: 'two proxies of the list',
      from: '127.0.0.1',
      forwarded: '203.0.113.9, 192.0.2.7',
      visitor: '203.0.113.9',
    },
    {
      way: 'a proxy, forging',
      from: '127.0.0.1',
      forwarded: '10.0.0.1, 203.0.113.9',
      visitor: '203.0.113.9',
    },
    { way: 'nobody, forging', from: '203.0.113.9', forwarded: '10.0.0.1', visitor: '203.0.113.9' },
    {
      way: 'nobody, over IPv6, forging',
      from: '2001:db8::9',
      forwarded: '10.0.0.1',
      visitor: '2001:db8::9',
    },
  ])('by a visitor through $way', async ({ from, forwarded, visitor }) => {
    const app = await edgeBefore(echo, { trustedProxies: ['loopback', '192.0.2.0/24'] });
    const headers = { 'x-forwarded-for': forwarded };
    const answer = await app.inject({ url: '/api/orders', remoteAddress: from, headers });
    expect(answer.json()).toMatchObject({ 'x-forwarded-for': visitor });
  });
});
