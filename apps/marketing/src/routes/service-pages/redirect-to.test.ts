import { expect, test } from 'vitest';
import { redirectTo } from './redirect-to.ts';

test('an alias of a page redirects to it within the app too', () => {
  const answer = redirectTo('http://site/services/Courtage%20d’affaires');
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    302,
    '/services/business-brokage',
  ]);
});

test('an unknown name redirects nowhere', () => {
  expect(redirectTo('http://site/services/plomberie')).toBeNull();
});
