import { expect, test } from 'vitest';
import { landingPathOf, ROLES } from '../index.ts';

test('each role has its landing page, anything else lands on /', () => {
  expect(ROLES.map(landingPathOf)).toEqual([
    '/client-dashboard',
    '/partner-dashboard',
    '/admin-dashboard',
    '/dashboard',
  ]);
  for (const none of [null, undefined, '', 'toString', 'ADMIN'])
    expect(landingPathOf(none)).toBe('/');
});
