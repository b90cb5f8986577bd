import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  certificateHolder,
  contributionAmount,
  creationCapital,
  DOMICILIATION_FIELDS,
  EXTERNAL_MANAGER_FIELDS,
  inKindDescription,
  MORAL_ASSOCIATE_FIELDS,
  PHYSICAL_ASSOCIATE_FIELDS,
  type Validator,
  wholeDirhams,
} from '../index.ts';

const toCode = (rule: Validator) => (value: string) => rule(value)?.code ?? null;

describe('shapes', () => {
  const { firstName, email, phone, sex, birthDate } = PHYSICAL_ASSOCIATE_FIELDS;
  test.each([
    [
      'firstName',
      firstName,
      ['Salma', 'Aït Lahcen', 'Fatima-Zahra', 'N’Diaye', "O'Neil", 'Łukasz'],
      ['Salma1', 'a.b', '-Salma', "'", 'Ольга', 'S@'],
      'associate_first_name_invalid',
    ],
    [
      'email',
      email,
      ['a@b.ma', ' a@b.ma '],
      ['a', 'a@b', 'a b@c.ma', `${'a'.repeat(250)}@b.ma`],
      'associate_email_invalid',
    ],
    [
      'phone',
      phone,
      ['0612345678', '+212612345678', '012345678901234'],
      [
        '061234567',
        '0123456789012345',
        '612345678',
        '+21',
        '+0123456789',
        '06 12 34 56 78',
        '0612a45678',
      ],
      'associate_phone_invalid',
    ],
    ['sex', sex, ['Male', 'Female'], ['male', 'Homme', 'Other'], 'required'],
    [
      'birthDate',
      birthDate,
      ['1990-05-17', '1900-01-01'],
      ['17/05/1990', '1990-02-30'],
      'date_invalid',
    ],
    [
      'manager phone',
      EXTERNAL_MANAGER_FIELDS.phone,
      ['0612345678'],
      ['612345678'],
      'phone_format_invalid',
    ],
    [
      'manager name',
      EXTERNAL_MANAGER_FIELDS.lastName,
      ['El Amrani'],
      ['Tazi 2'],
      'name_format_invalid',
    ],
    [
      'companyName',
      MORAL_ASSOCIATE_FIELDS.companyName,
      ['Rif & Saïss 2', "L'Atelier-B.", 'N’Go'],
      ['Atlas!', 'A/B', 'Atlas (Maroc)'],
      'company_name_format_invalid',
    ],
    [
      'acronym',
      MORAL_ASSOCIATE_FIELDS.acronym,
      ['OCP', 'A2', 'ABCDEFGHIJ'],
      ['ABCDEFGHIJK', 'A B', 'A-B'],
      'acronym_format_invalid',
    ],
    [
      'commercialRegisterNumber',
      MORAL_ASSOCIATE_FIELDS.commercialRegisterNumber,
      ['1', '123456'],
      ['1234567', 'RC12'],
      'commercial_register_format_invalid',
    ],
    [
      'ICE',
      DOMICILIATION_FIELDS.ICE,
      ['001561191000066', ' 001561191000066 '],
      ['00156119100006', '0015611910000667', '00156119100006A'],
      'ice_invalid',
    ],
  ] as const)('%s', (...[, rule, right, wrong, code]) => {
    expect(right.map(toCode(rule))).toEqual(right.map(() => null));
    expect(wrong.map(toCode(rule))).toEqual(wrong.map(() => code));
  });

  test('in kind: 3 to 500 characters of a few kinds', () => {
    expect(toCode(inKindDescription)("Un véhicule (2020), d'occasion - 1.")).toBeNull();
    expect(toCode(inKindDescription)('é'.repeat(500))).toBeNull();
    for (const wrong of ['ab', ' ab ', 'é'.repeat(501), 'Prix: 3', 'a@b', '100 €']) {
      expect(inKindDescription(wrong)).toEqual({
        code: 'description_invalid',
        params: { min: 3, max: 500 },
      });
    }
    expect(toCode(inKindDescription)('')).toBe('required');
  });
});

describe('numbers', () => {
  test.each([
    [
      'capital',
      creationCapital,
      [1, 10_000, 1e12],
      [0, -1, 0.5, 1e12 + 1, Number.NaN, Number.POSITIVE_INFINITY],
    ],
    ['whole dirhams', wholeDirhams, [0, 1], [-1, 0.5, Number.NaN, 1e13]],
    [
      'contribution',
      contributionAmount,
      [0.01, 1, 99.99, 1e12],
      [0, -1, 0.001, Number.NaN, Number.POSITIVE_INFINITY],
    ],
  ] as const)('%s', (...[, rule, right, wrong]) => {
    expect(right.map(rule)).toEqual(right.map(() => null));
    expect(wrong.map(rule).includes(null)).toBe(false);
  });

  test('the certificate is asked for one of the associates, a single one without being chosen', () => {
    expect([certificateHolder(null, 1), certificateHolder(undefined, 1)]).toEqual([null, null]);
    expect(certificateHolder(null, 0)).toBeNull();
    expect(certificateHolder(null, 2)?.code).toBe('creation_certificate_holder_required');
    fc.assert(
      fc.property(
        fc.integer({ min: -3, max: 60 }),
        fc.integer({ min: 1, max: 50 }),
        (at, count) => {
          expect(certificateHolder(at, count) === null).toBe(at >= 0 && at < count);
        },
      ),
    );
    expect(certificateHolder(0.5, 3)).not.toBeNull();
  });
});
