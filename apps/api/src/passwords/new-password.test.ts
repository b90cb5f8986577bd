import { expect, test } from 'vitest';
import { isCommonPassword } from './new-password.ts';

test.each([
  ['password1', true],
  ['Password1', true],
  ['azertyuiop', true],
  ['1234567890', true],
  ['Tassis-2026!', true],
  ['Domiciliation1', true],
  ['Un-autre-mot-de-passe-9', false],
  ['cheval correct agrafe', false],
])('%s is tried first: %s', (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected);
});
