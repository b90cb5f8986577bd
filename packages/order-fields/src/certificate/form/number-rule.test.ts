import { describe, expect, test } from 'vitest';
import { findNumberViolation } from './number-rule.ts';

const findCode = (...args: Parameters<typeof findNumberViolation>) =>
  findNumberViolation(...args)?.code ?? null;
const whileTyped = { isFinished: false };

describe('while the number is typed', () => {
  test.each(['', 'A', 'AB', 'AB1', 'A12', 'AB12345', 'AB123456', 'A123456'])(
    'what is typed may still become a valid CIN: %j',
    (cin) => {
      expect(findCode('cin', cin, whileTyped)).toBeNull();
    },
  );

  test.each(['1', 'a', 'ABC', 'A1B', 'AB1234567', 'A-'])(
    'what is typed cannot become a valid CIN any more: %j',
    (cin) => {
      expect(findCode('cin', cin, whileTyped)).toBe('negative_certificate_cin_invalid');
    },
  );

  test('a short passport number may become valid; one with lower case or too many characters cannot', () => {
    const invalid = 'negative_certificate_passport_invalid';
    expect(findCode('passport', 'AB1', whileTyped)).toBeNull();
    expect(findCode('passport', 'ab1', whileTyped)).toBe(invalid);
    expect(findCode('passport', 'AB12345678901', whileTyped)).toBe(invalid);
  });
});

test('after the field is left an incomplete number is wrong; an empty one is not validated', () => {
  const isFinished = { isFinished: true };
  expect(findCode('cin', 'AB12', isFinished)).toBe('negative_certificate_cin_invalid');
  expect(findCode('cin', '', isFinished)).toBeNull();
});
