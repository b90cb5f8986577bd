import { expect, test } from 'vitest';
import { toPagePattern } from './page-pattern.ts';

test.each([
  ['/', '/'],
  ['/services/offline/pilotage', '/services/offline/pilotage'],
  [
    '/client-dashboard/orders/0b2f6a1e-6f0e-4e0e-9a57-0c5a2f7f3f10/',
    '/client-dashboard/orders/:id',
  ],
  ['/invitation/AbCdEfGh', '/invitation/:id'],
  ['/salma@example.ma', '/:id'],
  ['/a/b/c/d/e/f/g', '/a/b/c/d/e/f'],
  ['/%C3%A9t%C3%A9', '/:id'],
])('%s is counted as %s', (path, pattern) => {
  expect(toPagePattern(path)).toBe(pattern);
  expect(toPagePattern(pattern)).toBe(pattern);
});
