import { allContracts, type Contract } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

type Operation = {
  operationId: string;
  security?: unknown;
  requestBody?: { content: object };
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const api = await createTestApi();
const all: readonly Contract[] = allContracts;
const answer = await api.app.inject({ url: '/api/openapi.json' });
const document = answer.json<Document>();
const operationOf = ({ path, method }: Contract) =>
  document.paths[path.replaceAll(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()];

test('describes every contract and nothing else', () => {
  expect(answer.statusCode).toBe(200);
  expect(document.openapi).toBe('3.1.0');
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(described.map(({ operationId }) => operationId))).toEqual(
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

test('names the fields of an order', () => {
  const text = JSON.stringify(document.paths['/orders']);
  for (const field of ['firstAppelation', 'formJuridique', 'idempotency-key', 'finalPrice']) {
    expect(text).toContain(field);
  }
});

test('names the media types of the browsers’ own reports', () => {
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
