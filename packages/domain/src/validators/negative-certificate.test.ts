import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  toBeneficiary,
  negativeCertificateCin,
  negativeCertificatePassport,
  negativeCertificateResidenceCard,
  negativeCertificateViolations,
  normalizeNegativeCertificate,
  type NegativeCertificateInput,
} from '../index.ts';

const valid: NegativeCertificateInput = {
  firstName: 'El Amrani',
  lastName: 'Salma',
  identificationType: 'CIN',
  cin: 'AB123456',
  formJuridique: 'SARL',
  ville: 'Meknès',
  firstAppelation: 'Atlas Conseil',
  secoundAppelation: 'Rif Conseil',
  thirdAppelation: 'Saïss Conseil',
  activity: 'Conseil de gestion\nFormation',
};

const listCodes = (form: Partial<NegativeCertificateInput>) =>
  negativeCertificateViolations({ ...valid, ...form }).map(({ violation }) => violation.code);

describe('the negative certificate form', () => {
  test('accepts a complete form', () => {
    expect(listCodes({})).toEqual([]);
  });

  test('lists what is missing in the order of the form', () => {
    const blank = {
      firstName: '',
      lastName: ' ',
      cin: '',
      formJuridique: '',
      ville: '',
      firstAppelation: '',
      secoundAppelation: '',
      thirdAppelation: '',
      activity: '\n',
    };
    expect(listCodes(blank)).toEqual([
      'negative_certificate_first_name_required',
      'negative_certificate_last_name_required',
      'negative_certificate_company_form_required',
      'negative_certificate_city_required',
      'negative_certificate_first_name_choice_required',
      'negative_certificate_second_name_choice_required',
      'negative_certificate_third_name_choice_required',
      'negative_certificate_activity_required',
      'negative_certificate_cin_required',
    ]);
  });

  test('asks only for the number of the chosen document', () => {
    expect(listCodes({ identificationType: 'Passport', cin: 'AB123456' })).toEqual([
      'negative_certificate_passport_required',
    ]);
    expect(listCodes({ identificationType: 'carteSejour', carteSejour: 'ab12345' })).toEqual([
      'negative_certificate_residence_card_invalid',
    ]);
    expect(listCodes({ identificationType: 'Passport', cin: '??', passport: 'XY12345' })).toEqual(
      [],
    );
  });

  test('takes the CIN when no type of document is chosen', () => {
    expect(listCodes({ identificationType: null })).toEqual([]);
    expect(listCodes({ identificationType: undefined, cin: null })).toEqual([
      'negative_certificate_cin_required',
    ]);
  });

  test('refuses a city or a legal form that is not in its list', () => {
    expect(listCodes({ ville: 'Paris' })).toEqual(['negative_certificate_city_required']);
    expect(listCodes({ ville: 'meknes' })).toEqual(['negative_certificate_city_required']);
    expect(listCodes({ formJuridique: 'GIE' })).toEqual([
      'negative_certificate_company_form_required',
    ]);
    expect(listCodes({ formJuridique: 'SARL AU' })).toEqual([]);
  });

  test.each(['firstName', 'lastName', 'firstAppelation', 'thirdAppelation', 'activity'] as const)(
    'refuses Arabic and control characters in %s',
    (field) => {
      const arabic = field.endsWith('Name') ? 'arabic_name' : 'arabic_not_allowed';
      expect(listCodes({ [field]: 'شركة Atlas' })).toEqual([arabic]);
      expect(listCodes({ [field]: 'Atlas ٣' })).toEqual([arabic]);
      expect(listCodes({ [field]: 'Atlas\u0000' })).toEqual(['characters_not_allowed']);
      expect(listCodes({ [field]: 'Atlas \uD800' })).toEqual(['characters_not_allowed']);
    },
  );

  test('a line break belongs to the activity only', () => {
    expect(listCodes({ activity: 'Un\nDeux\tTrois' })).toEqual([]);
    expect(listCodes({ firstAppelation: 'Un\nDeux' })).toEqual(['characters_not_allowed']);
  });
});

describe('document numbers of this form', () => {
  const cases = [
    [negativeCertificateCin, ['A123456', 'AB123456', ' AB123456 ']],
    [negativeCertificatePassport, ['ABC123', 'AB1234567890']],
    [negativeCertificateResidenceCard, ['123456', 'ABCDEFGHIJKL']],
  ] as const;
  test.each(cases)('%o accepts', (rule, values) => {
    for (const value of values) expect(rule(value)).toBeNull();
  });

  const wrong = [
    [negativeCertificateCin, ['ab123456', 'ABC123456', 'AB12345', 'AB1234567', '123456']],
    [negativeCertificatePassport, ['AB123', 'AB12345678901', 'ab12345', 'AB 1234']],
    [negativeCertificateResidenceCard, ['12345', '1234567890123', 'AB-1234']],
  ] as const;
  test.each(wrong)('%o refuses', (rule, values) => {
    for (const value of values) expect(rule(value)?.code).toMatch(/_invalid$/u);
  });

  test('whatever is accepted has one or two letters and six digits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10 }), (value) => {
        const accepted = negativeCertificateCin(value) === null;
        expect(accepted).toBe(/^[A-Z][A-Z]?[0-9]{6}$/u.test(value.trim()));
      }),
    );
  });
});

describe('the normalised form', () => {
  test('wire firstName is the family name, wire lastName the given name', () => {
    expect(toBeneficiary(valid)).toEqual({ familyName: 'El Amrani', givenName: 'Salma' });
  });

  test('trims, takes one identifier and nulls the others', () => {
    const kept = normalizeNegativeCertificate({
      ...valid,
      firstName: ' El Amrani ',
      identificationType: 'Passport',
      passport: ' XY12345 ',
    });
    expect(kept).toMatchObject({
      firstName: 'El Amrani',
      identificationType: 'Passport',
      cin: null,
      passport: 'XY12345',
      carteSejour: null,
    });
  });

  test('is only made of a validated form', () => {
    expect(() => normalizeNegativeCertificate({ ...valid, formJuridique: 'GIE' })).toThrow(
      RangeError,
    );
  });
});
