import { createOrder, login, reportClientError, reportCspViolation } from '@tassis/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApi } from '../../testing/create-test-api.ts';
import { createThrottles } from '../../throttles/throttles.ts';
import { anyNumber, textLike } from '../../testing/matchers.ts';

const api = await createTestApi();

const Line = z.object({
  request_id: z.optional(z.string()),
  client_error: z.optional(z.unknown()),
  csp_violation: z.optional(z.unknown()),
});
const findLines = (key: 'client_error' | 'csp_violation', requestId: unknown) =>
  api.logs
    .map((line) => Line.parse(JSON.parse(line)))
    .filter((line) => line.request_id === requestId)
    .flatMap((line) => line[key] ?? []);

const clientError = {
  area: 'ordering',
  version: '1.4.2-ab12cd3',
  shell: '1.0.0-99f0aa1',
  release: '2026-11-21T14:03:27.514Z',
  kind: 'not-loaded',
  request_id: '0b2f6a1e-6f0e-4e0e-9a57-0c5a2f7f3f10',
};

describe('POST /client-errors', () => {
  test('becomes one log line with the request id', async () => {
    const answer = await api.ask(reportClientError, { payload: clientError });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(findLines('client_error', answer.headers['x-request-id'])).toEqual([clientError]);
  });

  test('the line contains the scrubbed message and stack of the error', async () => {
    const words = {
      message: 'typeerror cannot read properties of undefined reading …',
      stack: '/mfe/ordering/1.2.3-ab/form-a1b2c3d4.js:1:234',
    };
    const answer = await api.ask(reportClientError, { payload: { ...clientError, ...words } });
    expect(answer.statusCode).toBe(204);
    expect(findLines('client_error', answer.headers['x-request-id'])).toMatchObject([words]);
  });

  test.each([
    ['stack', 'at pay (https://tassis.example/mfe/ordering/1/a.js:1:2?email=salma@example.ma)'],
    ['message', 'Unexpected token S in JSON: {"name":"Salma"}'],
    ['message', 'Salma El Amrani ne peut pas…'],
    ['url', 'https://tassis.example/?email=salma@example.ma'],
    ['area', 'Ordering of Salma'],
    ['kind', 'salma@example.ma'],
    ['release', '<script>'],
    ['request_id', 'court'],
  ])('refuses %s %j', async (field, value) => {
    const answer = await api.ask(reportClientError, {
      payload: { ...clientError, [field]: value },
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect(api.logs.join('')).not.toContain(value);
  });
});

const sendReport = (type: string, payload: unknown, remoteAddress = '127.0.0.1') =>
  api.app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
    remoteAddress,
  });

const legacy = {
  'csp-report': {
    'document-uri': 'https://tassis.example/client-dashboard/orders/0b2f6a1e?nom=Salma#x',
    referrer: 'https://tassis.example/reset-password?token=secret-token',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/a.js?nom=Salma',
    'line-number': 12,
    'source-file': 'https://tassis.example/mfe/ordering/1.4.2/remoteEntry.js?x=secret-token',
    'status-code': 200,
    'script-sample': 'Salma El Amrani',
  },
};

const violation = {
  documentURL: 'https://tassis.example/services/pilotage?nom=Salma',
  referrer: 'https://tassis.example/?token=secret-token',
  blockedURL: 'inline',
  effectiveDirective: 'style-src-attr',
  originalPolicy: "default-src 'none'",
  sourceFile: 'chrome-extension://abcdef/content.js',
  sample: 'Salma',
  disposition: 'enforce',
  statusCode: 200,
  lineNumber: null,
  columnNumber: 3,
};
const reported = (body: object, type = 'csp-violation') => ({
  type,
  age: 12,
  url: violation.documentURL,
  user_agent: 'Salma’s browser',
  body,
});

describe('POST /csp-reports', () => {
  test('report-uri: logs five facts without personal data', async () => {
    const answer = await sendReport('application/csp-report', legacy);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(findLines('csp_violation', answer.headers['x-request-id'])).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/client-dashboard/orders/:id',
        source: '/mfe/ordering/1.4.2/remoteEntry.js',
        line: 12,
      },
    ]);
  });

  test('report-to: logs one line for each violation, and skips other reports', async () => {
    const answer = await sendReport('application/reports+json; charset=utf-8', [
      reported(violation),
      reported({ id: 'old', message: 'Salma' }, 'deprecation'),
      reported({ ...violation, blockedURL: 'data', sourceFile: null, documentURL: 'about:blank' }),
    ]);
    expect(answer.statusCode).toBe(204);
    const kept = { directive: 'style-src-attr', line: null };
    expect(findLines('csp_violation', answer.headers['x-request-id'])).toEqual([
      { ...kept, blocked: 'inline', page: '/services/pilotage', source: 'chrome-extension' },
      { ...kept, blocked: 'data', page: null, source: null },
    ]);
  });

  test('accepts the whole directive, which old browsers send', async () => {
    const report = { 'violated-directive': "img-src 'self' data:", 'blocked-uri': 'Salma' };
    const answer = await sendReport('application/csp-report', { 'csp-report': report });
    expect(findLines('csp_violation', answer.headers['x-request-id'])).toEqual([
      { directive: 'img-src', blocked: 'other', page: null, source: null, line: null },
    ]);
  });

  test.each([
    '/invitation/9f',
    '/a/salma@example.ma',
    '/a/salma%40example.ma',
    `/${'x'.repeat(40)}`,
  ])('hides personal data in %s', async (path) => {
    const body = { ...violation, documentURL: `https://tassis.example${path}` };
    const answer = await sendReport('application/reports+json', [reported(body)]);
    const [line] = findLines('csp_violation', answer.headers['x-request-id']);
    expect(line).toMatchObject({ page: textLike(/^(?:\/\w+)?\/:id$/u) });
  });

  test('no personal data reached the log', () => {
    expect(api.logs.join('')).not.toMatch(/Salma|salma|secret-token/u);
  });

  test('one request writes at most ten lines', async () => {
    const many = Array.from({ length: 50 }, () => ({
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src' },
    }));
    const answer = await sendReport('application/reports+json', many);
    expect(findLines('csp_violation', answer.headers['x-request-id'])).toHaveLength(10);
  });

  test.each([
    ['a text', 'x'],
    ['a list of texts', ['x']],
    ['another object', { report: {} }],
  ])('%s is a 422', async (_name, payload) => {
    expect((await sendReport('application/csp-report', payload)).statusCode).toBe(422);
  });
});

test('all addresses together are limited to six hundred reports a minute', async () => {
  const { report } = createThrottles({ pool: api.pool, limits: api.deps.config.limits });
  const addresses = Array.from({ length: 11 }, (_, n) => `203.0.113.${n}`);
  const waits = [];
  for (const address of addresses)
    for (let n = 0; n < 55; n += 1) waits.push(await report(address));
  expect(waits.filter((wait) => wait === null)).toHaveLength(600);
  expect(waits.slice(600)).toEqual(Array.from({ length: 5 }, () => anyNumber));
});

test('no other path accepts the media types of these reports', async () => {
  const { token } = await api.signIn('client');
  for (const type of ['application/csp-report', 'application/reports+json; x=1']) {
    for (const contract of [login, createOrder, reportClientError]) {
      const headers = { 'content-type': type };
      const answer = await api.ask(contract, { payload: {}, headers, token });
      expect([contract.name, answer.statusCode]).toEqual([contract.name, 415]);
    }
  }
});

test.each([reportClientError, reportCspViolation])(
  '$path: 16 KiB at most, sixty a minute from one address',
  async (contract) => {
    const large = await api.ask(contract, { payload: { x: 'x'.repeat(16_384) } });
    expect([large.statusCode, large.json()]).toMatchObject([413, { code: 'payload_too_large' }]);
    const payload = contract === reportClientError ? clientError : legacy;
    const remoteAddress = `198.51.100.${contract.name.length}`;
    const statuses = [];
    for (let n = 0; n < 61; n += 1) {
      statuses.push((await api.ask(contract, { payload, remoteAddress })).statusCode);
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 204));
    const refused = await api.ask(contract, { payload, remoteAddress });
    expect([statuses[60], refused.statusCode]).toEqual([429, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  },
);
