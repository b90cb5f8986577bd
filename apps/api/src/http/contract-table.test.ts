import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allContracts, type Contract } from '@tassis/contracts';
import { expect, test } from 'vitest';

/**
 * Every contract is asked by some test. That it has a route is checked whenever the API starts (`registerRoutes`),
 * and who may not call it by `denial.test.ts`, which walks over the same list.
 */
const source = join(import.meta.dirname, '..');
const imports = /^import [^;]*;$/gmu;

/** Tests that ask, and what they ask through, without their imports: a name that is only imported is not asked. */
const asking = ['**/*.test.ts', '**/testing/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: source }))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .filter((text) => text.includes('.ask('))
  .map((text) => text.replaceAll(imports, ''))
  .join('\n');

const all: readonly Contract[] = allContracts;

test('every contract is asked by a test', () => {
  const words = new Set(asking.match(/\w+/gu));
  expect(words.size).toBeGreaterThan(1000);
  const missing = all.map(({ name }) => name).filter((name) => !words.has(name));
  expect(missing).toEqual([]);
});

test('no two contracts share a name or a place', () => {
  const places = all.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/gu, ':')}`);
  expect(new Set(places).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
