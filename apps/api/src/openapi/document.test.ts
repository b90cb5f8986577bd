import { allContracts, type Contract } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

type Parameter = { name: string; in: string; required: boolean; schema: object };
type Reference = { $ref: string };
type Answer = {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: unknown }>;
};
type Operation = {
  operationId: string;
  security?: unknown;
  requestBody?: { content: object };
  tags: string[];
  parameters?: (Parameter | Reference)[];
  responses: Record<string, Answer | Reference>;
};
type Document = {
  openapi: string;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
};

const api = await createTestApi();
const all: readonly Contract[] = allContracts;
const answer = await api.app.inject({ url: '/api/openapi.json' });
const document = answer.json<Document>();
const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));
const operationOf = ({ path, method }: Contract) =>
  document.paths[path.replaceAll(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()];

test('describes every contract and nothing else', () => {
  expect(answer.statusCode).toBe(200);
  expect(document.openapi).toBe('3.1.0');
  expect(new Set(operations().map(({ operationId }) => operationId))).toEqual(
    new Set(all.map(({ name }) => name)),
  );
});

test.each(all.map((contract) => [contract.name, contract] as const))(
  '%s: its input, its answers, its errors, who may call',
  (_name, contract) => {
    const operation = operationOf(contract);
    expect(operation?.operationId).toBe(contract.name);
    expect(operation?.security !== undefined).toBe(contract.auth !== 'public');
    expect(operation?.requestBody !== undefined).toBe('body' in contract.request);
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses).toContain(String(contract.response.status));
    expect(statuses).toContain('500');
  },
);

test('contains the fields of an order', () => {
  const text = JSON.stringify(document.paths['/orders']);
  for (const field of ['OrderForm', 'Idempotency-Key', 'components/schemas/Order']) {
    expect(text).toContain(field);
  }
});

test('contains the media types of the browsers’ own reports', () => {
  const content = document.paths['/csp-reports']?.['post']?.requestBody?.content;
  expect(Object.keys(content ?? {})).toEqual([
    'application/csp-report',
    'application/reports+json',
    'application/json',
  ]);
});

test('is read with the pages outside production', async () => {
  const page = await api.app.inject({ url: '/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});

test.each(['/docs', '/docs/', '/docs/json', '/docs/static/swagger-ui.css', '/docs/none'])(
  '%s names its request, and leads nowhere else',
  async (url) => {
    const { headers } = await api.app.inject({ url, headers: { 'x-request-id': 'asked-for-it' } });
    expect(headers).toMatchObject({
      'x-request-id': 'asked-for-it',
      'x-content-type-options': 'nosniff',
    });
    // Over plain HTTP on an IP address the same pages work.
    expect(headers['content-security-policy']).not.toMatch(/upgrade-insecure|swagger\.io|https:/u);
  },
);

test('the pages have our name and no other', async () => {
  const { body } = await api.app.inject({ url: '/docs/' });
  expect(body).toContain('<title>Tassis API</title>');
  expect(body).not.toContain('favicon-32x32');
});

test('chapters are in reading order, with their operations', () => {
  const chapters = document.tags.map(({ name }) => name);
  expect(chapters.slice(0, 4)).toEqual(['Account', 'Public', 'Orders', 'Client area']);
  const used = operations().map(({ tags }) => String(tags));
  const inOrder = (tags: string[]) => tags.map((tag) => chapters.indexOf(tag));
  expect(inOrder([...new Set(used)])).toEqual(chapters.map((_name, index) => index));
});

test('is valid: every reference exists, every component is used', () => {
  const text = JSON.stringify(document);
  const named = new Set(
    [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/gu)].map(
      ([, kind, name]) => `${kind}/${name}`,
    ),
  );
  const kept = Object.entries(document.components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, components]) => Object.keys(components).map((name) => `${kind}/${name}`));
  expect([...named].toSorted()).toEqual(kept.toSorted());
  expect(text).not.toMatch(/"\$(?:id|schema|defs)"/u);
  // Schemas that several calls share are written once.
  expect(text.length / operations().length).toBeLessThan(2_550);
});
