import { describe, expect, test } from 'vitest';
import { aForm } from './testing/a-form.ts';
import { numberViolation, violationsIn } from './validation.ts';
import { emptyValues, type FormValues } from './values.ts';

const judge = (changes: Partial<FormValues>, isFinished = false) =>
  numberViolation(aForm(changes), { isFinished })?.violation.code ?? null;

test('everything at once, down the page', () => {
  expect(violationsIn(emptyValues).map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
    'cin',
    'formJuridique',
    'ville',
    'firstAppelation',
    'secoundAppelation',
    'thirdAppelation',
    'activity',
  ]);
});

describe('while the number is typed', () => {
  const passport = { identificationType: 'Passport' } as const;

  test.each(['', 'A', 'AB', 'AB1', 'A12', 'AB12345', 'AB123456', 'A123456'])(
    'a CIN may become right: %j',
    (cin) => {
      expect(judge({ cin })).toBeNull();
    },
  );

  test.each(['1', 'a', 'ABC', 'A1B', 'AB1234567', 'A-'])('a CIN cannot: %j', (cin) => {
    expect(judge({ cin })).toBe('negative_certificate_cin_invalid');
  });

  test('a passport may be short, not wrong and not long', () => {
    expect(judge({ ...passport, passport: 'AB1' })).toBeNull();
    expect(judge({ ...passport, passport: 'ab1' })).toBe('negative_certificate_passport_invalid');
    expect(judge({ ...passport, passport: 'AB12345678901' })).toBe(
      'negative_certificate_passport_invalid',
    );
  });

  test('once it is left, what is unfinished is wrong; what is empty is not judged yet', () => {
    expect(judge({ cin: 'AB12' }, true)).toBe('negative_certificate_cin_invalid');
    expect(judge({ cin: '' }, true)).toBeNull();
  });
});
