import { describe, expect, test } from 'vitest';
import { findLeftOut, formatMoney, parseMoney, plainMoney, tidyMoney } from './money-text.ts';

describe('parseMoney', () => {
  test.each([
    ['', null],
    [',', null],
    ['0', 0],
    ['12', 1200],
    ['12,', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    ['1 234,50', 123_450],
    ['1\u202F234\u00A0567,89', 123_456_789],
    ['1.234.567,50', 123_456_750],
    ['10.000', 1_000_000],
    ['10,000.50', 1_000_050],
    ['0,019', 1],
    ['99999999999999', 999_999_999_900],
  ])('%s is %s centimes', (text, centimes) => {
    expect(parseMoney(text)).toBe(centimes);
  });
});

test.each([
  [null, ''],
  [0, '0,00'],
  [5, '0,05'],
  [123_450, '1\u00A0234,50'],
  [123_456_789_000, '1\u00A0234\u00A0567\u00A0890,00'],
])('formatMoney: %s → %s, and back', (centimes, text) => {
  expect(formatMoney(centimes, 2)).toBe(text);
  expect(parseMoney(text)).toBe(centimes);
});

test('accepts whole dirhams', () => {
  expect(formatMoney(1_000_000, 0)).toBe('10\u00A0000');
  expect(plainMoney(1_000_000, 0)).toBe('10000');
  // A typed decimal is not cut off silently.
  expect(formatMoney(1_000_075, 0)).toBe('10\u00A0000,75');
  expect(plainMoney(1_000_075, 0)).toBe('10000.75');
  expect(plainMoney(123_450, 2)).toBe('1234.50');
  expect(plainMoney(null, 2)).toBe('');
});

describe('tidyMoney', () => {
  test.each(['', '1', '12,', '12,5', '1 2 3', '10 0005', ',5'])('leaves “%s” as typed', (text) => {
    expect(tidyMoney(text)).toBe(text);
  });

  test.each([
    ['-12', '12'],
    ['+1', '1'],
    ['1e5', '15'],
    ['12 DH', '12 '],
    ['12.', '12,'],
    ['12,505', '12,50'],
    ['12,5,', '12,5'],
    ['12345678901', '1234567890'],
  ])('%s → %s', (text, tidy) => {
    expect(tidyMoney(text)).toBe(tidy);
  });
});

test.each([
  ['', undefined],
  ['1 234,50', undefined],
  ['1.234.567,50', undefined],
  ['1.234,50 DH', undefined],
  ['500 MAD', undefined],
  ['-50', 'signs'],
  ['1e5', 'signs'],
  ['12345678901', 'digits'],
  ['12,505', 'digits'],
])('of “%s” it leaves out: %s', (text, leftOut) => {
  expect(findLeftOut(text)).toBe(leftOut);
});
