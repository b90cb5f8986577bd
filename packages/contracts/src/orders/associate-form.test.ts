import { describe, expect, test } from 'vitest';
import { ManagerForm, MoralAssociateForm, PhysicalAssociateForm, toViolations } from '../index.ts';
import { company, manager, person } from './testing/sample-people.ts';

type Form = typeof ManagerForm | typeof MoralAssociateForm | typeof PhysicalAssociateForm;

const violationsIn = (form: Form, value: object) => {
  const parsed = form.safeParse(value);
  const found = parsed.success ? [] : toViolations(parsed.error.issues);
  return found.map(({ path, violation }) => `${path}: ${violation.code}`);
};
const brokenPerson = (changes: object) =>
  violationsIn(PhysicalAssociateForm, { ...person, ...changes });
const brokenCompany = (changes: object) =>
  violationsIn(MoralAssociateForm, { ...company, ...changes });

describe('associates and managers', () => {
  test('a person is asked for the number of the chosen document only', () => {
    expect(brokenPerson({ identificationType: 'Passport' })).toEqual([
      'passport: associate_passport_required',
    ]);
    expect(brokenPerson({ identificationType: 'Passport', passport: 'ab12345', cin: '?' })).toEqual(
      [],
    );
    expect(brokenPerson({ cin: 'ABC' })).toEqual(['cin: associate_cin_invalid']);
    expect(brokenPerson({ nationality: 'Martian' })).toEqual(['nationality: invalid_value']);
    expect(brokenPerson({ nationality: 'French', isManager: false })).toEqual([]);
  });

  test('contributions: a kind at least, and what belongs to it', () => {
    expect(brokenPerson({ contributionTypes: [] })).toContain(
      'contributionTypes: contribution_type_required',
    );
    expect(brokenPerson({ contributionTypes: undefined })).toContain(
      'contributionTypes: contribution_type_required',
    );
    expect(brokenPerson({ numerical_amount: null })).toContain('numerical_amount: required');
    expect(brokenPerson({ numerical_amount: -5 })).toContain(
      'numerical_amount: amount_not_positive',
    );
    expect(brokenCompany({ description: 'ab' })).toEqual(['description: description_invalid']);
    expect(brokenCompany({ contribution_valorisation: undefined })).toContain(
      'contribution_valorisation: required',
    );
    expect(brokenPerson({ description: 'x', contribution_valorisation: -1 })).toEqual([]);
  });

  test('a company is never a manager, its capital may be nothing', () => {
    expect(brokenCompany({ manager: true })).toEqual(['manager: invalid_value']);
    expect(brokenCompany({ capital: -1 })).toEqual(['capital: whole_amount_invalid']);
    expect(brokenCompany({ acronym: '' })).toEqual(['acronym: required']);
  });

  test('a manager is asked everything, in the words of their form', () => {
    expect(violationsIn(ManagerForm, {})).toEqual([
      'firstName: manager_first_name_required',
      'lastName: manager_last_name_required',
      'email: manager_email_required',
      'phone: manager_phone_required',
      'birthDate: manager_birth_date_required',
      'sex: manager_sex_required',
      'placeOfBirth: manager_birth_place_required',
      'address: manager_address_required',
      'city: manager_city_required',
      'cin: manager_cin_required',
    ]);
  });

  test.each(['status', 'id', 'price', 'holdsCertificate'])('refuses %s anywhere', (name) => {
    expect(brokenPerson({ [name]: 1 })).toEqual([`${name}: unknown_field`]);
    expect(brokenCompany({ [name]: 1 })).toEqual([`${name}: unknown_field`]);
    expect(violationsIn(ManagerForm, { ...manager, [name]: 1 })).toEqual([
      `${name}: unknown_field`,
    ]);
  });
});
