import { allContracts, type Contract } from '@tassis/contracts';
import { expect, test } from 'vitest';

/**
 * Checked elsewhere for each contract: it has a route, or the API does not start (`registerRoutes`); who may not call it
 * (`denial.test.ts`) and whose things it names (`ownership.test.ts`); what nobody may set (`unknown-fields.test.ts`);
 * a test that got its success (`testing/answers-setup.ts`, after a whole run).
 */
const all: readonly Contract[] = allContracts;

test('no two contracts share a name or a route', () => {
  const routes = all.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/gu, ':')}`);
  expect(new Set(routes).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
