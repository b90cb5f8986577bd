import { allContracts, type Contract } from '@tassis/contracts';
import { expect, test } from 'vitest';

/**
 * Other checks of each contract: it has a route, or the API does not start (`registerRoutes`); who may not call it
 * (`denial.test.ts`); whose records it gives access to (`ownership.test.ts`); which fields nobody may set
 * (`unknown-fields.test.ts`); a test with its success (`testing/answers-setup.ts`, after a complete run).
 */
const all: readonly Contract[] = allContracts;

test('no two contracts have the same name or route', () => {
  const routes = all.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/gu, ':')}`);
  expect(new Set(routes).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
