import { createOrder, ErrorBody } from '@tassis/contracts';
import { anOrder } from '@tassis/testing/builders';
import { describe, expect, test, vi } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { anyText, textLike } from '../testing/matchers.ts';

const api = await createTestApi();
const { token } = await api.signIn('client');

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...headers,
    },
    payload,
  });
const login = (payload: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json' },
    payload,
  });
const padded = (bytes: number) => `{"email":"${'x'.repeat(bytes)}@y","password":"x"}`;
const seen = (answer: { statusCode: number; json: () => unknown }) => {
  const body = ErrorBody.parse(answer.json());
  return [answer.statusCode, body.code];
};
const json = JSON.stringify(anOrder());

describe('a body that is not valid JSON', () => {
  test.each([
    ['malformed', '{ "services": ['],
    ['a single word', 'undefined'],
    ['__proto__', '{ "__proto__": { "isAdmin": true } }'],
    ['__proto__ deep inside', '{ "services": [{ "data": { "__proto__": {} } }] }'],
    ['constructor.prototype', '{ "constructor": { "prototype": {} } }'],
    ['a NUL character', '{ "services": "a\\u0000b" }'],
    ['ISO 8859-1', Buffer.from('{ "services": "Société" }', 'latin1')],
    ['a NUL in a name', '{ "a\\u0000b": 1 }'],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`],
    ['200 000 levels', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['200 000 objects', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
  ])('%s is a 400', async (_name, payload) => {
    expect(seen(await post(payload))).toEqual([400, 'malformed_request']);
  });

  test.each(['[]', '12'])('%s is a 422 without fields', async (payload) => {
    const answer = await post(payload);
    expect(seen(answer)).toEqual([422, 'validation_failed']);
    expect(answer.json()).toMatchObject({ message: textLike(/./u) });
    expect(answer.json()).not.toHaveProperty('errors');
  });

  test.each([
    ['null', 'null', 'services'],
    ['nothing', '', 'services'],
    ['the same key twice, the last wrong', '{"services":[],"services":1}', 'services'],
  ])('%s is a 422', async (_name, payload, field) => {
    const answer = await post(payload);
    expect(seen(answer)).toEqual([422, 'validation_failed']);
    expect(answer.json()).toHaveProperty(['errors', field]);
  });

  test.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['XML', { 'content-type': 'application/xml' }],
    ['ISO 8859-1', { 'content-type': 'application/json; charset=iso-8859-1' }],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])('%s is a 415', async (_name, headers) => {
    expect(seen(await post(json, headers))).toEqual([415, 'unsupported_media_type']);
  });

  test.each(['utf-8', 'UTF-8', '"utf-8"'])('charset=%s is accepted', async (charset) => {
    const answer = await post(json, { 'content-type': `application/json;charset=${charset}` });
    expect([200, 201]).toContain(answer.statusCode);
  });

  test('a byte order mark is accepted', async () => {
    expect((await post(`\uFEFF${json}`)).statusCode).toBeLessThan(500);
  });

  test('lone surrogates are an error of their field', async () => {
    const body = json.replace(/"activity":"[^"]*"/u, String.raw`"activity":"\ud800"`);
    const answer = await post(body);
    expect(seen(answer)).toEqual([422, 'validation_failed']);
    expect(answer.json()).toHaveProperty(['errors', 'services.0.data.activity']);
  });

  test("a field with the name of an object's method is an unknown field", async () => {
    const answer = await post(`{ "hasOwnProperty": 1, "toString": 2, ${json.slice(1)}`);
    expect(answer.json()).toMatchObject({
      errors: { hasOwnProperty: [anyText], toString: [anyText] },
    });
  });
});

describe('limits', () => {
  test('a usual body may have 64 KiB', async () => {
    expect(seen(await login(padded(66_000)))).toEqual([413, 'payload_too_large']);
    expect(seen(await login(padded(60_000)))).toEqual([422, 'login_data_invalid']);
  });
});

describe('paths', () => {
  test.each([
    ['GET', '/api/nowhere', 404, 'not_found'],
    ['GET', '/nowhere', 404, 'not_found'],
    ['DELETE', '/api/orders', 404, 'not_found'],
    ['GET', '/api/%E0%A4%A', 400, 'malformed_request'],
    ['GET', '/api/packages?x=%00', 400, 'malformed_request'],
    ['GET', `/api/client/orders/by-key/${'x'.repeat(300)}`, 400, 'malformed_request'],
  ] as const)('%s %s', async (...[method, url, status, code]) => {
    expect(seen(await api.app.inject({ method, url }))).toEqual([status, code]);
  });
});

describe('every error', () => {
  test('has the request id in the body and in the header, taken over from the request if it is valid', async () => {
    const own = await api.app.inject({ url: '/api/nowhere' });
    expect(own.json()).toMatchObject({ request_id: own.headers['x-request-id'] });
    const headers = { 'x-request-id': 'edge-12345678' };
    const given = await api.app.inject({ url: '/api/nowhere', headers });
    expect(given.json()).toMatchObject({ request_id: 'edge-12345678' });
    const forged = { 'x-request-id': 'a"}\n{"level":60' };
    const safe = await api.app.inject({ url: '/api/nowhere', headers: forged });
    expect(safe.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
  });

  test('of the server hides its cause, which the log contains', async () => {
    const failure = new Error('secret of the server');
    const failing = vi.spyOn(api.db, 'select').mockImplementation(() => {
      throw failure;
    });
    const answer = await api.app.inject({ url: '/api/packages' });
    failing.mockRestore();
    expect(seen(answer)).toEqual([500, 'internal_error']);
    expect(answer.body).not.toContain('secret');
    const line = api.logs.find((logged) => logged.includes('secret of the server'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ request_id: answer.headers['x-request-id'] });
  });

  test.each([
    ['that cannot be reached', 'ECONNREFUSED'],
    ['in which two waited for each other', '40P01'],
    ['in which somebody wrote meanwhile', '40001'],
    ['that took too long', '57014'],
    ['in which another held it too long', '55P03'],
    ['that heard nothing of an open transaction', '25P03'],
  ])('of a database %s asks for patience', async (_name, code) => {
    const failure = Object.assign(new Error('connect'), { code });
    const failing = vi.spyOn(api.db, 'select').mockImplementation(() => {
      throw new Error('Failed query', { cause: failure });
    });
    const answer = await api.app.inject({ url: '/api/packages' });
    failing.mockRestore();
    expect(seen(answer)).toEqual([503, 'overloaded']);
    expect(answer.headers['retry-after']).toBe('2');
    const line = api.logs.findLast((logged) => logged.includes('"msg":"overloaded"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, err: { cause: { code } } });
  });

  test('has the security headers', async () => {
    const answer = await api.app.inject({ url: '/api/nowhere' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-language': 'fr',
    });
  });
});

test('an answer contains only what its contract declares', async () => {
  const answer = await api.ask(createOrder, { payload: anOrder(), token });
  expect(answer.body).not.toContain('submission');
  expect(answer.body).not.toContain('search');
});
