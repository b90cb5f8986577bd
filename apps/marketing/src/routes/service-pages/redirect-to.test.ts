import { expect, test } from 'vitest';
import { redirectTo } from './redirect-to.ts';

test('another name of a page leads to it within the app, too', () => {
  const answer = redirectTo('http://site/services/Courtage%20d’affaires');
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    302,
    '/services/business-brokage',
  ]);
});

test('what is no name of a page stays where it is', () => {
  expect(redirectTo('http://site/services/plomberie')).toBeNull();
});
