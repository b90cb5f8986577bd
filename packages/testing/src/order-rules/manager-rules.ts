import type { BaseForm } from './base-forms.ts';
import { each, rulesAt, withDetails, type Case, type OrderRule } from './order-rule.ts';
import { BIRTH_DAYS, documentRules, NATIONALITIES_ASKED, PHONES } from './person-cases.ts';
import { choiceCases, emptyCases, lineCases, nameCases } from './text-cases.ts';

const NAMES: readonly Case[] = [
  ...each(['Tazi 2', 'a.b', "'"], 'name_format_invalid'),
  ...each(['El Amrani', "O'Neil", 'Aït-Lahcen'], null),
];
const notAsked = { apiOnly: 'it is not asked' };

/** The rules of a manager, external or of a company that moves in; `person` is the manager's path. */
export function managerRules(form: BaseForm, person: string): OrderRule[] {
  const at = (field: string, cases: readonly Case[]) => rulesAt(form, `${person}.${field}`, cases);
  return [
    ...at('firstName', [...nameCases('manager_first_name_required'), ...NAMES]),
    ...at('lastName', [...nameCases('manager_last_name_required'), ...NAMES]),
    ...at('email', [
      ...lineCases('manager_email_required'),
      ...each(['a', 'a@b', 'a b@c.ma'], 'email_invalid'),
      ...each(['a@b.ma'], null),
    ]),
    ...at('phone', [...lineCases('manager_phone_required'), ...PHONES('phone_format_invalid')]),
    ...at('birthDate', [
      ...emptyCases('manager_birth_date_required').slice(0, 1),
      ...BIRTH_DAYS.slice(0, -1),
      ['2008-11-21', null],
      ['2008-11-22', 'associate_manager_minor'],
    ]),
    ...at('placeOfBirth', [...lineCases('manager_birth_place_required'), ['Fès', null]]),
    ...at('address', [...lineCases('manager_address_required'), ['12, rue Tarik', null]]),
    ...at('city', [...lineCases('manager_city_required'), ['Lyon', null]]),
    ...at('sex', [...choiceCases('manager_sex_required'), ...each(['Male', 'Female'], null)]),
    ...at('nationality', NATIONALITIES_ASKED),
    ...at(
      'type',
      withDetails(notAsked, [
        ['associate', 'invalid_value'],
        ['manager', null],
      ]),
    ),
    ...at(
      'shares',
      withDetails(notAsked, [
        ['10', 'invalid_value'],
        [0, null],
      ]),
    ),
    ...at(
      'managerIndex',
      withDetails(notAsked, [
        ['0', 'invalid_value'],
        [0, null],
      ]),
    ),
    ...documentRules(
      { form, person },
      {
        cin: {
          missing: 'manager_cin_required',
          invalid: 'manager_cin_invalid',
          wrong: ['A123', 'A123456789', '1A2345', 'AB-1234'],
          right: ['A1234', 'AB123456', 'ABCDEFGH', 'A12345678'],
        },
        passport: {
          missing: 'manager_passport_required',
          invalid: 'manager_passport_invalid',
          wrong: ['AB123', 'AB12345678901', 'AB 12345'],
          right: ['AB1234', 'AB1234567890'],
        },
        carteSejour: {
          missing: 'manager_residence_card_required',
          invalid: 'manager_residence_card_invalid',
          wrong: ['C123', 'C'.repeat(21), 'C-12345'],
          right: ['C1234', 'C'.repeat(20)],
        },
      },
    ),
    ...at(
      'cin',
      withDetails({ apiOnly: 'a number is typed in capitals' }, [
        ['ab123456', 'manager_cin_invalid'],
      ]),
    ),
  ];
}
