import { normalizeCompanyCreation, PDF_MAX_BYTES } from '@tassis/domain';
import { describe, expect, test } from 'vitest';
import { CompanyCreationForm, CompanyCreationService, toViolations } from '../index.ts';
import { company, manager, person } from './testing/sample-people.ts';

const form = {
  haveCertificate: false,
  firstAppelation: 'Atlas',
  secoundAppelation: 'Rif',
  thirdAppelation: 'Saïss',
  activity: 'Conseil',
  negativeCertificateAssociate: 1,
  addressType: 'address',
  address: '3, rue Allal',
  capital: 10_000,
  associates: [person, company],
  externalManagers: [{ type: 'manager', ...manager, shares: 0, managerIndex: 0 }],
};

const certificate = {
  haveCertificate: true,
  certificatNumber: '123',
  ICE: '001561191000066',
  companyName: 'Atlas',
  certificate: 'data:application/pdf;base64,JVBERi0xLjc=',
};

const broken = (changes: object) => {
  const parsed = CompanyCreationForm.safeParse({ ...form, ...changes });
  const found = parsed.success ? [] : toViolations(parsed.error.issues);
  return found.map(({ path, violation }) => `${path}: ${violation.code}`);
};

describe('the form of a company creation', () => {
  test('is accepted with names and with a certificate', () => {
    expect(broken({})).toEqual([]);
    expect(broken(certificate)).toEqual([]);
    expect(
      broken({
        legalStatus: 'SARL AU',
        associates: [{ ...person, numerical_amount: 10_000 }],
        negativeCertificateAssociate: null,
      }),
    ).toEqual([]);
  });

  test('is normalised: fields that do not apply are null, shares are computed', () => {
    const kept = normalizeCompanyCreation(CompanyCreationForm.parse({ ...form, ...certificate }));
    expect(kept).toMatchObject({
      haveCertificate: true,
      companyName: 'Atlas',
      firstAppelation: null,
      activity: null,
      negativeCertificateAssociate: null,
      legalStatus: 'SARL',
      acronym: null,
      address: '3, rue Allal',
      associates: [
        {
          nationality: 'Moroccan',
          identificationType: 'CIN',
          passport: null,
          isManager: true,
          description: null,
        },
        {
          shares: 10,
          manager: false,
          description: 'Un véhicule (2020)',
          contribution_valorisation: 3000,
        },
      ],
      externalManagers: [{ firstName: 'Salma', cin: 'CD123456' }],
    });
    expect(kept.externalManagers[0]).not.toHaveProperty('managerIndex');
    const names = CompanyCreationForm.parse({ ...form, addressType: 'domiciliation', ICE: '1' });
    expect(normalizeCompanyCreation(names)).toMatchObject({
      ICE: null,
      companyName: null,
      firstAppelation: 'Atlas',
      negativeCertificateAssociate: 1,
      address: 'Meknes, Mabroka',
    });
  });

  test('asks with a certificate for what it says, and without one for three names', () => {
    const none = { certificatNumber: '', ICE: null, companyName: undefined, certificate: '' };
    expect(broken({ ...certificate, ...none })).toEqual([
      'certificatNumber: creation_field_required',
      'ICE: creation_field_required',
      'companyName: creation_field_required',
      'certificate: creation_field_required',
    ]);
    expect(
      broken({
        firstAppelation: '',
        secoundAppelation: ' ',
        thirdAppelation: null,
        activity: '',
        negativeCertificateAssociate: null,
      }),
    ).toEqual([
      'firstAppelation: creation_first_name_choice_required',
      'secoundAppelation: creation_second_name_choice_required',
      'thirdAppelation: creation_third_name_choice_required',
      'activity: creation_activity_required',
      'negativeCertificateAssociate: creation_certificate_holder_required',
    ]);
    expect(broken({ haveCertificate: undefined })).toEqual(['haveCertificate: required']);
    expect(broken({ ...certificate, ICE: '12345' })).toEqual(['ICE: ice_invalid']);
  });

  test('the chosen associate is one of them', () => {
    for (const wrong of [2, -1, 0.5]) {
      expect(broken({ negativeCertificateAssociate: wrong })).toEqual([
        'negativeCertificateAssociate: creation_certificate_holder_required',
      ]);
    }
  });

  test('address, capital and shares', () => {
    expect(broken({ address: ' ' })).toEqual(['address: required']);
    expect(broken({ address: null, addressType: 'domiciliation' })).toEqual([]);
    expect(broken({ addressType: 'castle' })).toEqual(['addressType: required']);
    for (const capital of [0, -1, '10000', null]) {
      expect(broken({ capital })).toEqual(['capital: creation_capital_invalid']);
    }
    expect(broken({ capital: 10_000.5, address: ' ' })).toEqual([
      'capital: whole_amount_invalid',
      'address: required',
    ]);
    expect(broken({ capital: 10_001 })).toEqual(['associates: creation_shares_not_capital']);
    const uncounted = { ...person, numerical_amount: null };
    expect(broken({ associates: [uncounted, company] })).toEqual([
      'associates.0.numerical_amount: required',
    ]);
    const parsed = CompanyCreationForm.safeParse({ ...form, capital: 10_001 });
    expect(toViolations(parsed.error?.issues ?? [])[0]?.violation.params).toEqual({
      total: 10_000,
      capital: 10_001,
    });
  });

  test('an order of a service carries it with its package', () => {
    const service = { type: 'company_creation', data: form };
    expect(CompanyCreationService.safeParse(service).success).toBe(true);
    expect(CompanyCreationService.safeParse({ ...service, package_id: 'DOM12' }).success).toBe(
      false,
    );
    expect(CompanyCreationService.safeParse({ ...service, price: 1 }).success).toBe(false);
  });

  test('there is at least one, of a known kind, and not more than 200', () => {
    expect(broken({ associates: [] })[0]).toBe('associates: creation_associates_required');
    expect(broken({ associates: undefined })[0]).toBe('associates: creation_associates_required');
    const many = Array.from({ length: 201 }, () => person);
    expect(broken({ associates: many, capital: 201 * 6000 })).toEqual([
      'associates: too_many_items',
    ]);
  });

  test('everything wrong is told at once', () => {
    const wrong = broken({
      capital: 0,
      firstAppelation: '',
      associates: [{ ...person, email: 'x', cin: 'x' }],
    });
    expect(wrong.toSorted()).toEqual([
      'associates.0.cin: associate_cin_invalid',
      'associates.0.email: associate_email_invalid',
      'capital: creation_capital_invalid',
      'firstAppelation: creation_first_name_choice_required',
      'negativeCertificateAssociate: creation_certificate_holder_required',
    ]);
  });

  test('a PDF is measured', () => {
    const text = 'A'.repeat(Math.ceil(PDF_MAX_BYTES / 3) * 4 + 101);
    expect(broken({ ...certificate, certificate: text })).toEqual(['certificate: pdf_too_large']);
    expect(broken({ ...certificate, certificate: text.slice(101) })).toEqual([]);
  });
});
