import { getFirm, healthLive, healthReady, listPackages } from '@tassis/contracts';
import { expect, test, vi } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

const origin = 'https://www.tassis.example';
const api = await createTestApi({
  env: {
    APP_ENV: 'production',
    SESSION_SECRET: 'p'.repeat(40),
    EDGE_SECRET: 'e'.repeat(32),
    SITE_URL: origin,
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUSTED_PROXIES: 'none',
    CORS_ORIGINS: origin,
    RATE_LIMIT_PER_MINUTE: '60',
  },
});

test('a public answer carries an ETag, and a 304 when it has not changed', async () => {
  for (const contract of [listPackages, getFirm]) {
    const first = await api.ask(contract);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const etag = String(first.headers['etag']);
    const again = await api.ask(contract, { headers: { 'if-none-match': `"x", ${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await api.ask(contract, { headers: { 'if-none-match': '"x"' } });
    expect(other.statusCode).toBe(200);
  }
});

test('other origins may call when they are named, letter for letter', async () => {
  const preflight = (from: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url: '/api/orders',
      headers: { origin: from, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight(origin);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-max-age': '7200',
  });
  expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
  for (const from of ['https://tassis.example', `${origin}.evil.example`, 'null']) {
    expect((await preflight(from)).headers['access-control-allow-origin']).not.toBe(from);
  }
  const answer = await api.ask(listPackages, { headers: { origin } });
  expect(answer.headers['access-control-expose-headers']).toContain('x-request-id');
});

test('production asks for HTTPS and shows no pages', async () => {
  const answer = await api.ask(listPackages);
  const lasting = 'max-age=31536000; includeSubDomains';
  expect(answer.headers['strict-transport-security']).toBe(lasting);
  expect((await api.app.inject({ url: '/docs' })).statusCode).toBe(404);
  expect((await api.app.inject({ url: '/api/openapi.json' })).statusCode).toBe(200);
});

test('TRACE is answered nothing', async () => {
  for (const url of ['/', '/api/packages', '/metrics']) {
    const answer = await api.app.inject({ method: 'TRACE', url, headers: { cookie: 'secret' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  }
});

test('one address may ask so often a minute; health is always answered', async () => {
  const statuses = [];
  for (let n = 0; n < 61; n += 1) {
    statuses.push((await api.ask(listPackages, { remoteAddress: '198.51.100.1' })).statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const refused = await api.ask(listPackages, { remoteAddress: '198.51.100.1' });
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await api.ask(healthLive, { remoteAddress: '198.51.100.1' })).statusCode).toBe(200);
  expect((await api.ask(listPackages, { remoteAddress: '198.51.100.2' })).statusCode).toBe(200);
});

test('ready means that the database answers', async () => {
  expect((await api.ask(healthReady)).statusCode).toBe(200);
  const failing = vi
    .spyOn(api.pool, 'query')
    .mockImplementation(() => Promise.reject(new Error('gone')));
  const answer = await api.ask(healthReady);
  failing.mockRestore();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ code: 'not_ready' });
});

test('metrics count by route, outside /api', async () => {
  expect((await api.app.inject({ url: '/api/metrics' })).statusCode).toBe(404);
  await api.app.inject({ url: '/metrics' });
  await api.ask(healthLive);
  const { body, headers } = await api.app.inject({ url: '/metrics' });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{operation="healthLive",method="GET",route="\/api\/health\/live",status="200"\} 1/u,
  );
  expect(body).toContain('process_cpu_user_seconds_total');
});
