import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  creationAddress,
  DOMICILIATION_FIELDS,
  EXTERNAL_MANAGER_FIELDS,
  inKindDescription,
  MORAL_ASSOCIATE_FIELDS,
  PHYSICAL_ASSOCIATE_FIELDS,
  WITH_CERTIFICATE_FIELDS,
  WITHOUT_CERTIFICATE_FIELDS,
  type Validator,
} from '../index.ts';

const toCode = (rule: Validator) => (value: string) => rule(value)?.code ?? null;

const forms: Record<string, Readonly<Record<string, Validator>>> = {
  physicalAssociate: PHYSICAL_ASSOCIATE_FIELDS,
  moralAssociate: MORAL_ASSOCIATE_FIELDS,
  externalManager: EXTERNAL_MANAGER_FIELDS,
  withCertificate: WITH_CERTIFICATE_FIELDS,
  withoutCertificate: WITHOUT_CERTIFICATE_FIELDS,
  domiciliation: DOMICILIATION_FIELDS,
  creation: { address: creationAddress, description: inKindDescription },
};
const rules = Object.entries(forms).flatMap(([form, fields]) =>
  Object.entries(fields).map(([field, rule]) => [`${form}.${field}`, rule] as const),
);

describe('every text of every order form', () => {
  const arabic = fc.constantFrom('م', 'شركة', '٤', '؟', 'گ');
  test.each(rules)('%s refuses Arabic, controls and what is too long', (_name, rule) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), arabic, (text, letters) => {
        expect(rule(`${text}${letters}`)).not.toBeNull();
      }),
    );
    expect(rule('Atlas\u0000')).not.toBeNull();
    expect(rule('é'.repeat(2001))).not.toBeNull();
  });

  test.each(rules)('%s: nothing and blanks are the same', (_name, rule) => {
    expect(rule('  ')).toEqual(rule(''));
  });
});

describe('required, in the words of each form', () => {
  test.each([
    ['physicalAssociate', ['associate_first_name_required', 'associate_last_name_required']],
    [
      'externalManager',
      [
        'manager_first_name_required',
        'manager_last_name_required',
        'manager_email_required',
        'manager_phone_required',
        'manager_birth_date_required',
        'manager_birth_place_required',
        'manager_address_required',
        'manager_city_required',
        'manager_sex_required',
      ],
    ],
    ['moralAssociate', Array.from({ length: 6 }, () => 'required')],
    ['withCertificate', Array.from({ length: 3 }, () => 'creation_field_required')],
    [
      'withoutCertificate',
      [
        'creation_first_name_choice_required',
        'creation_second_name_choice_required',
        'creation_third_name_choice_required',
        'creation_activity_required',
      ],
    ],
  ])('%s', (form, codes) => {
    const found = Object.values(forms[form] ?? {}).map((rule) => toCode(rule)(''));
    expect(found.slice(0, codes.length)).toEqual(codes);
    expect(found.slice(codes.length).every((code) => code === 'required')).toBe(true);
  });

  test('a company that moves in may have no acronym', () => {
    expect(DOMICILIATION_FIELDS.acronym('')).toBeNull();
  });
});
