import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DOMICILIATION_IDENTIFIERS,
  EXTERNAL_MANAGER_IDENTIFIERS,
  PHYSICAL_ASSOCIATE_IDENTIFIERS,
} from '../index.ts';

const associate = PHYSICAL_ASSOCIATE_IDENTIFIERS;
const manager = EXTERNAL_MANAGER_IDENTIFIERS;
const domiciliation = DOMICILIATION_IDENTIFIERS;

describe('each form has its own rule for each document', () => {
  test.each([
    [
      'associate_cin',
      associate.cin,
      ['A12345', 'AB123456', 'ab123456'],
      ['ABC12345', 'A1234', 'AB1234567', '123456'],
    ],
    [
      'associate_passport',
      associate.passport,
      ['AB1234', 'ab1234567'],
      ['AB123', 'AB12345678', 'AB-1234'],
    ],
    [
      'associate_residence_card',
      associate.carteSejour,
      ['C0123', 'a'.repeat(20)],
      ['C012', 'a'.repeat(21), 'C 0123'],
    ],
    [
      'manager_cin',
      manager.cin,
      ['A1234', 'AB123456', 'ABCDEFGHI'],
      ['A123', 'a12345', '1ABCD', 'A123456789'],
    ],
    [
      'manager_passport',
      manager.passport,
      ['AB1234', 'AB1234567890'],
      ['AB123', 'AB12345678901', 'ab1234'],
    ],
    [
      'manager_residence_card',
      manager.carteSejour,
      ['c0123', 'C'.repeat(20)],
      ['C012', 'C'.repeat(21)],
    ],
    [
      'domiciliation_cin',
      domiciliation.CIN,
      ['A123456', 'AB123456'],
      ['A12345', 'ab123456', 'ABC123456'],
    ],
    [
      'domiciliation_passport',
      domiciliation.Passport,
      ['ABC123', 'AB1234567890'],
      ['AB123', 'ab12345'],
    ],
    [
      'domiciliation_residence_card',
      domiciliation.carteSejour,
      ['ABC123'],
      ['AB123', 'AB12345678901'],
    ],
  ] as const)('%s', (...[name, rule, right, wrong]) => {
    for (const value of right) expect([value, rule(value)]).toEqual([value, null]);
    for (const value of wrong)
      expect([value, rule(value)?.code]).toEqual([value, `${name}_invalid`]);
    const missing = name.startsWith('domiciliation') ? 'required' : `${name}_required`;
    expect([rule('')?.code, rule(' ')?.code]).toEqual([missing, missing]);
  });

  test('blanks around a number are forgiven, what is accepted has letters and digits only', () => {
    const all = [associate, manager, domiciliation].flatMap((rules) => Object.values(rules));
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.string({ maxLength: 14 }), (rule, value) => {
        const isPlain = /^[A-Za-z0-9]{5,20}$/u.test(value.trim());
        expect(isPlain || rule(value) !== null).toBe(true);
        expect(rule(` ${value} `)).toEqual(rule(value));
      }),
    );
  });
});
