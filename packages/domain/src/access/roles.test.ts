import { expect, test } from 'vitest';
import { isStaff, getLandingPath, ROLES } from '../index.ts';

test('each role has its landing page, anything else lands on /', () => {
  expect(ROLES.map(getLandingPath)).toEqual([
    '/client-dashboard',
    '/partner-dashboard',
    '/admin-dashboard',
    '/dashboard',
  ]);
  for (const none of [null, undefined, '', 'toString', 'ADMIN'])
    expect(getLandingPath(none)).toBe('/');
});

test('the staff are those who work for the firm, and nobody else', () => {
  expect(ROLES.filter(isStaff)).toEqual(['admin', 'content_admin']);
  for (const nobody of [null, undefined, '', 'ADMIN', 0]) expect(isStaff(nobody)).toBe(false);
});
