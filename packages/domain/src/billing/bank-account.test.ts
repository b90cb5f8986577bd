import { expect, test } from 'vitest';
import { findBankAccount, toIban } from './bank-account.ts';

const digits = '011519000001205000534921';

test.each([
  ['as its digits', { label: 'RIB', value: digits }, digits],
  ['with blanks', { label: ' rib ', value: '011 519 0000012050005349 21' }, digits],
  ['as an IBAN', { label: 'IBAN', value: 'MA64 0115 1900 0001 2050 0053 4921' }, digits],
  ['with a wrong digit', { label: 'RIB', value: '011519000001205000534922' }, null],
  ['with two digits exchanged', { label: 'RIB', value: '011519000001205000539421' }, null],
  ['with a digit too few', { label: 'RIB', value: digits.slice(1) }, null],
  ['under another name', { label: 'ICE', value: digits }, null],
])('a bank account %s', (_name, number, expected) => {
  expect(findBankAccount([{ label: 'RC', value: '1' }, number])).toBe(expected);
});

test('the IBAN of a bank account has the check digits of ISO 7064', () => {
  const iban = toIban(digits);
  // The country and the check digits go to the end, M and A as 22 and 10.
  expect(BigInt(`${digits}2210${iban.slice(2, 4)}`) % 97n).toBe(1n);
  expect(findBankAccount([{ label: 'IBAN', value: iban }])).toBe(digits);
});

test('no number, no bank account', () => {
  expect(findBankAccount([])).toBeNull();
});
