import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { anEdge } from '../testing/edge.ts';
import { plainApi } from '../testing/plain-api.ts';
import { aReleaseStore } from '../testing/release-store.ts';

const siteUrl = 'https://tassis.example';

async function inProduction() {
  const { store } = await aReleaseStore();
  const apiOrigin = await plainApi((_request, response) => response.end('{"ok":true}'));
  const edge = await anEdge({ releases: store, apiOrigin, siteUrl, isProduction: true });
  onTestFinished(() => edge.close());
  return edge;
}

test.each(['tassis.example', 'Tassis.Example', 'tassis.example:443'])(
  'who asks %s is answered',
  async (host) => {
    const edge = await inProduction();
    expect((await edge.inject({ url: '/login', headers: { host } })).statusCode).toBe(200);
  },
);

test.each([
  'www.tassis.example',
  '127.0.0.1:3000',
  'tassis.example.',
  'tassis.example:8443',
  'a b',
])('who asks %s is led to the one address', async (host) => {
  const edge = await inProduction();
  for (const url of ['/services?x=1', '/api/packages', '/robots.txt', '//other.example/x']) {
    const answer = await edge.inject({ url, headers: { host } });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, siteUrl + url]);
    expect(answer.headers['x-content-type-options']).toBeDefined();
  }
});

test('what is no reading is refused', async () => {
  const edge = await inProduction();
  const headers = { host: 'other.example' };
  const answer = await edge.inject({ method: 'POST', url: '/api/orders', headers, payload: {} });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'malformed_request' });
});

test('a proxy we trust tells the name that was asked', async () => {
  const edge = await inProduction();
  const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'tassis.example' };
  expect((await edge.inject({ url: '/login', headers })).statusCode).toBe(200);
  const remoteAddress = '198.51.100.1';
  expect((await edge.inject({ url: '/login', headers, remoteAddress })).statusCode).toBe(308);
});

test('health is told to anyone who asks this machine by its number', async () => {
  const edge = await inProduction();
  const headers = { host: '127.0.0.1:3000' };
  for (const url of ['/api/health/live', '/api/health/ready?x']) {
    expect((await edge.inject({ url, headers })).statusCode).toBe(200);
  }
});

test('a whole address instead of a path redirects home, never elsewhere', async () => {
  const edge = await inProduction();
  const { port } = new URL(await edge.listen({ host: '127.0.0.1', port: 0 }));
  const caller = connect(Number(port), '127.0.0.1');
  caller.end(
    'GET http://other.example/x HTTP/1.1\r\nhost: other.example\r\nconnection: close\r\n\r\n',
  );
  expect(await text(caller)).toMatch(
    /^HTTP\/1\.1 308 [^]*\nlocation: https:\/\/tassis\.example\/\r/,
  );
});

test('outside production any name will do', async () => {
  const { store } = await aReleaseStore();
  const edge = await anEdge({ releases: store, siteUrl });
  onTestFinished(() => edge.close());
  const headers = { host: '192.168.1.7:3000' };
  expect((await edge.inject({ url: '/login', headers })).statusCode).toBe(200);
});
