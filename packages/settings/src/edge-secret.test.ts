import { expect, test } from 'vitest';
import { DEVELOPMENT_EDGE_SECRET, EdgeSecret, edgeSecretProblem } from './edge-secret.ts';

test.each([
  [undefined, true],
  ['e'.repeat(32), true],
  ['short', false],
])('%s may be an EDGE_SECRET: %s', (secret, expected) => {
  expect(EdgeSecret.safeParse(secret).success).toBe(expected);
});

test('production brings one of its own', () => {
  expect(edgeSecretProblem(undefined)).toMatch(/^EDGE_SECRET is missing/);
  expect(edgeSecretProblem(DEVELOPMENT_EDGE_SECRET)).toMatch(/development/);
  expect(edgeSecretProblem('e'.repeat(32))).toBe(false);
});
