import { expect, test } from 'vitest';
import { aCertificateRequest } from '../testing/a-certificate-request.ts';
import {
  createCertificateForm,
  toCertificateWire,
  type CertificateValues,
} from './certificate-form.ts';

function toWire(changes: Partial<CertificateValues>) {
  const form = createCertificateForm();
  form.load({ request: aCertificateRequest(changes) });
  return toCertificateWire(form.members);
}

test('a blank form finds every missing field at once, in the order of the page', () => {
  expect(
    createCertificateForm()
      .validate()
      .map(({ path }) => path),
  ).toEqual([
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

test('what is sent has the number of the chosen document; the two others are null', () => {
  expect(
    toWire({ identificationType: 'Passport', cin: 'AB123456', passport: 'AB1234567' }),
  ).toMatchObject({
    identificationType: 'Passport',
    cin: null,
    passport: 'AB1234567',
    carteSejour: null,
  });
});

test('the label “Nom” is the wire’s firstName: the family name', () => {
  expect(toWire({ firstName: 'El Amrani', lastName: 'Salma' })).toMatchObject({
    firstName: 'El Amrani',
    lastName: 'Salma',
  });
});
