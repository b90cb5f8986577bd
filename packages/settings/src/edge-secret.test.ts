import { expect, test } from 'vitest';
import { DEVELOPMENT_EDGE_SECRET, edgeSecretProblem } from './edge-secret.ts';

test('production brings one of its own', () => {
  expect(edgeSecretProblem(undefined)).toMatch(/^EDGE_SECRET is missing/);
  expect(edgeSecretProblem(DEVELOPMENT_EDGE_SECRET)).toMatch(/development/);
  expect(edgeSecretProblem('e'.repeat(32), DEVELOPMENT_EDGE_SECRET)).toMatch(/development/);
  expect(edgeSecretProblem('e'.repeat(32), 'd'.repeat(32))).toBe(false);
});
