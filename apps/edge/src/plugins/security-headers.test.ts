import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, siteHeaders } from '../answers/security-headers.ts';
import { securityHeaders } from './security-headers.ts';

const connectOrigins = ['https://api.example.ma'];

async function getAnswer(url: string) {
  const app = Fastify();
  await app.register(securityHeaders, { connectOrigins });
  app.get('/usual', () => 'usual');
  app.get('/api/other', () => 'the API’s');
  app.get('/own', (_request, reply) => {
    const scriptHashes = ['sha256-abc=', 'sha256-def='];
    const policy = contentSecurityPolicy({ connectOrigins, scriptHashes });
    return reply.header('content-security-policy', policy).send('own');
  });
  const { headers } = await app.inject(url);
  return headers;
}

test('every answer of the site carries the usual headers', async () => {
  expect(await getAnswer('/usual')).toMatchObject(siteHeaders({ connectOrigins }));
  const headers = siteHeaders({ connectOrigins });
  const lasting = 'max-age=31536000; includeSubDomains';
  expect(headers['strict-transport-security']).toBe(lasting);
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('a policy names what a page may have, and forbids all else', async () => {
  const policy = String((await getAnswer('/usual'))['content-security-policy']).split('; ');
  const forbidden = ['default-src', 'object-src', 'base-uri', 'frame-src', 'frame-ancestors'];
  expect(policy).toEqual(
    expect.arrayContaining([
      ...forbidden.map((directive) => `${directive} 'none'`),
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]),
  );
});

test('what a policy refuses is reported', async () => {
  const headers = await getAnswer('/usual');
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
  expect(headers['content-security-policy']).toMatch(
    /; report-uri \/api\/csp-reports; report-to csp$/,
  );
});

test('a page may allow its own scripts, for itself alone', async () => {
  const own = String((await getAnswer('/own'))['content-security-policy']);
  expect(own).toContain("script-src 'self' 'sha256-abc=' 'sha256-def=';");
  expect(own).toContain("connect-src 'self' https://api.example.ma;");
  expect(String((await getAnswer('/usual'))['content-security-policy'])).toContain(
    "script-src 'self';",
  );
});

test('the API’s answers carry their own', async () => {
  expect(await getAnswer('/api/other')).not.toHaveProperty('content-security-policy');
});
