import { expect, test } from 'vitest';
import { Secret, toSecrets } from './secrets.ts';

test.each([
  [undefined, true],
  ['e'.repeat(32), true],
  ['short', false],
])('%s may be a secret: %s', (secret, expected) => {
  expect(Secret.safeParse(secret).success).toBe(expected);
});

test('the current secret comes first', () => {
  expect(toSecrets('new', undefined)).toEqual(['new']);
  expect(toSecrets('new', 'old')).toEqual(['new', 'old']);
});
