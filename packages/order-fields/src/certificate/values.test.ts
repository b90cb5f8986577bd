import { expect, test } from 'vitest';
import { aForm } from './testing/a-form.ts';
import {
  emptyValues,
  isBlank,
  readValues,
  toCertificateWire,
  withIdentificationType,
} from './values.ts';

test('another type of document forgets the numbers of the others', () => {
  expect(withIdentificationType(aForm(), 'Passport')).toEqual(
    aForm({ identificationType: 'Passport', cin: '' }),
  );
});

test('what is sent has the number of the chosen document, the two others null', () => {
  const form = aForm({ identificationType: 'Passport', passport: 'AB1234567' });
  expect(toCertificateWire(form)).toMatchObject({
    identificationType: 'Passport',
    cin: null,
    passport: 'AB1234567',
    carteSejour: null,
  });
});

test('the label “Nom” is the wire’s firstName: the family name', () => {
  expect(toCertificateWire(aForm({ firstName: 'El Amrani', lastName: 'Salma' }))).toMatchObject({
    firstName: 'El Amrani',
    lastName: 'Salma',
  });
});

test.each([null, 1, 'x', [], {}, { firstName: 1, identificationType: 'Permis' }])(
  'what is of no use outside is an empty form: %j',
  (source) => {
    expect(readValues(source)).toEqual(emptyValues);
  },
);

test('a number from outside is in capitals, other texts as they are', () => {
  const outside = { cin: 'ab123456', firstAppelation: 'atlas' };
  expect(readValues(outside)).toEqual({ ...emptyValues, ...outside, cin: 'AB123456' });
});

test('a form is blank until something is typed or chosen', () => {
  expect(isBlank(emptyValues)).toBe(true);
  expect(isBlank({ ...emptyValues, activity: 'x' })).toBe(false);
  expect(isBlank({ ...emptyValues, identificationType: 'Passport' })).toBe(false);
});
