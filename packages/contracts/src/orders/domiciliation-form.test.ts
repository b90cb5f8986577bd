import { normalizeDomiciliation } from '@tassis/domain';
import { describe, expect, test } from 'vitest';
import { DomiciliationForm, DomiciliationService, toViolations } from '../index.ts';
import { manager } from './testing/sample-people.ts';

const form = {
  start_date: '2026-08-31',
  duration_months: 6,
  identificationType: 'CIN',
  identifierValue: 'AB123456',
  companyName: 'Atlas Conseil',
  ICE: '001561191000066',
  negativeCertificate: 'JVBERi0xLjc=',
  managers: [manager],
};

const broken = (changes: object) => {
  const parsed = DomiciliationForm.safeParse({ ...form, ...changes });
  const found = parsed.success ? [] : toViolations(parsed.error.issues);
  return found.map(({ path, violation }) => `${path}: ${violation.code}`);
};

describe('the form of a domiciliation', () => {
  test('is accepted as it is sent, old fields included; its end is computed', () => {
    const old = { end_date: '1999-01-01', acronym: 'AC', identifier: 'CIN', identifierNb: 3 };
    expect(broken(old)).toEqual([]);
    expect(broken({ acronym: null, formJuridique: 'enseigne_commerciale' })).toEqual([]);
    const kept = normalizeDomiciliation(DomiciliationForm.parse({ ...form, ...old }));
    expect(kept).toMatchObject({ end_date: '2027-02-28', acronym: 'AC', formJuridique: null });
    expect(kept).not.toHaveProperty('identifier');
    expect(kept.managers[0]).toMatchObject({ nationality: 'Moroccan', passport: null });
  });

  test('asks for everything but the acronym', () => {
    const nothing = Object.fromEntries(Object.keys(form).map((key) => [key, undefined]));
    expect(broken(nothing)).toEqual([
      'start_date: required',
      'duration_months: required',
      'companyName: required',
      'ICE: required',
      'negativeCertificate: required',
      'managers: domiciliation_managers_required',
      'identifierValue: required',
    ]);
    expect(broken({ negativeCertificate: '', managers: [] })).toEqual([
      'managers: domiciliation_managers_required',
      'negativeCertificate: required',
    ]);
  });

  test.each([
    [{ identifierValue: 'AB12345' }, 'identifierValue: domiciliation_cin_invalid'],
    [
      { identificationType: 'Passport', identifierValue: 'x' },
      'identifierValue: domiciliation_passport_invalid',
    ],
    [
      { identificationType: 'carteSejour', identifierValue: 'x' },
      'identifierValue: domiciliation_residence_card_invalid',
    ],
    [{ identificationType: 'Permis' }, 'identificationType: invalid_value'],
    [{ duration_months: 7 }, 'duration_months: required'],
    [{ duration_months: '6' }, 'duration_months: required'],
    [{ start_date: '31/08/2026' }, 'start_date: date_invalid'],
    [{ start_date: '1899-01-01' }, 'start_date: date_too_early'],
    [{ ICE: '123' }, 'ICE: ice_invalid'],
    [{ companyName: 'شركة' }, 'companyName: arabic_not_allowed'],
    [{ acronym: 'A-B' }, 'acronym: acronym_format_invalid'],
    [{ formJuridique: 'SARL' }, 'formJuridique: invalid_value'],
    [{ status: 'completed' }, 'status: unknown_field'],
    [{ managers: [{ ...manager, cin: '1' }] }, 'managers.0.cin: manager_cin_invalid'],
  ])('%j is refused', (changes, expected) => {
    expect(broken(changes)).toEqual([expected]);
  });

  test('an order of a service carries it with its package', () => {
    const service = { type: 'domiciliation', package_id: crypto.randomUUID(), data: form };
    expect(DomiciliationService.safeParse(service).success).toBe(true);
    expect(DomiciliationService.safeParse({ ...service, data: {} }).success).toBe(false);
  });
});
