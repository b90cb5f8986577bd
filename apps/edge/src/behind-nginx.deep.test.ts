import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { Agent, request, type RequestOptions } from 'node:https';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { anEdge } from './testing/edge.ts';
import { startNginx, whyNoNginx } from './testing/nginx.ts';
import { plainApi } from './testing/plain-api.ts';
import { aReleaseStore } from './testing/release-store.ts';

const reason = whyNoNginx();
if (reason !== undefined) process.stderr.write(`• The site behind nginx is not tried: ${reason}\n`);

interface Asked extends RequestOptions {
  headers?: Record<string, string>;
  body?: Buffer;
}

/** The site as in production behind the sample configuration, its API telling the headers that reached it. */
async function behindNginx() {
  const release = Promise.withResolvers<void>();
  const apiOrigin = await plainApi(async (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url === '/api/slow') {
      answer.write('first');
      await release.promise;
      answer.end('last');
      return;
    }
    asked.resume();
    await once(asked, 'end');
    answer.end(JSON.stringify(asked.headers));
  });
  const { store } = await aReleaseStore();
  const site = { siteUrl: 'https://example.ma', isProduction: true, trustedProxies: ['loopback'] };
  const edge = await anEdge({ releases: store, apiOrigin, ...site });
  onTestFinished(() => edge.close());
  let connections = 0;
  edge.server.on('connection', () => (connections += 1));
  const { port } = new URL(await edge.listen({ host: '127.0.0.1', port: 0 }));
  const ports = await startNginx(Number(port));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = (path: string, { headers, body, ...options }: Asked = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const whole: RequestOptions = {
        host: '127.0.0.1',
        port: ports.https,
        path,
        servername: 'example.ma',
        rejectUnauthorized: false,
        ...options,
        headers: { host: 'example.ma', ...headers },
      };
      request(whole, resolve).once('error', reject).end(body);
    });
  return { ask, agent, ports, release: release.resolve, connections: () => connections };
}

const Heard = z.record(z.string(), z.string());

const forged = {
  'x-forwarded-for': '10.9.9.9',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': 'other.example',
  forwarded: 'for=10.9.9.9',
};

test.skipIf(reason)('36 visitors are 36, whatever they say of themselves', async () => {
  const { ask } = await behindNginx();
  const addresses = Array.from({ length: 36 }, (_, n) => `127.0.0.${n + 2}`);
  const heard = await Promise.all(
    addresses.map(async (localAddress) => {
      const answer = await ask('/api/whoever', { localAddress, headers: forged });
      return Heard.parse(JSON.parse(await text(answer)));
    }),
  );
  expect(heard.map((headers) => headers['x-forwarded-for'])).toEqual(addresses);
  for (const headers of heard) {
    expect(headers).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'example.ma',
    });
    expect(headers).not.toHaveProperty('forwarded');
  }
});

test.skipIf(reason)('a visitor over IPv6 is known by that address', async () => {
  const { ask } = await behindNginx();
  const answer = await ask('/api/whoever', { host: '::1', headers: forged });
  expect(await text(answer)).toContain('"x-forwarded-for":"::1"');
});

test.skipIf(reason)('pages come over HTTP/2', async () => {
  const { ports } = await behindNginx();
  const session = connectHttp2(`https://127.0.0.1:${ports.https}`, {
    servername: 'example.ma',
    rejectUnauthorized: false,
  });
  onTestFinished(() => session.destroy());
  const stream = session.request({ ':path': '/login', ':authority': 'example.ma' });
  const answered: unknown[] = await once(stream, 'response');
  expect(session.alpnProtocol).toBe('h2');
  expect(answered[0]).toMatchObject({ ':status': 200 });
  expect(await text(stream)).toContain('tassis-release');
});

test.skipIf(reason)('other names of the site, and http, lead to its one address', async () => {
  const { ask, ports } = await behindNginx();
  const www = await ask('/services?x=1', { headers: { host: 'www.example.ma' } });
  expect([www.statusCode, www.headers.location]).toEqual([308, 'https://example.ma/services?x=1']);
  const plain = await overHttp(ports.http, 'example.ma');
  expect([plain.statusCode, plain.headers.location]).toEqual([308, 'https://example.ma/login?x=1']);
});

test.skipIf(reason)('a name that is not the site’s is not answered', async () => {
  const { ask, ports } = await behindNginx();
  await expect(overHttp(ports.http, 'other.example')).rejects.toThrow('socket hang up');
  const headers = { host: 'other.example' };
  await expect(ask('/', { servername: 'other.example', headers })).rejects.toThrow(/alert/);
});

test.skipIf(reason)('an answer that comes in pieces is not held back', async () => {
  const { ask, release } = await behindNginx();
  const answer = await ask('/api/slow');
  const pieces: unknown[] = await once(answer, 'data');
  expect(String(pieces[0])).toBe('first');
  release();
  expect(await text(answer)).toBe('last');
});

test.skipIf(reason)('uploads go through up to what the site itself refuses', async () => {
  const { ask } = await behindNginx();
  const limit = 8 * 1024 * 1024;
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const taken = await ask('/api/orders', { ...sent, body: Buffer.alloc(limit, ' ') });
  expect(taken.statusCode).toBe(200);
  const refused = await ask('/api/orders', { ...sent, body: Buffer.alloc(limit + 1, ' ') });
  expect(refused.statusCode).toBe(413);
  expect(await text(refused)).toContain('payload_too_large');
});

test.skipIf(reason)('connections to the site are used again', async () => {
  const { ask, agent, connections } = await behindNginx();
  for (let n = 0; n < 50; n += 1) await text(await ask('/robots.txt', { agent }));
  expect(connections()).toBe(1);
});

function overHttp(port: number, host: string): Promise<IncomingMessage> {
  const path = '/login?x=1';
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, resolve).once('error', reject);
  });
}
