import { each, rulesAt, withDetails, type Case, type OrderRule } from './order-rule.ts';
import { choiceCases, emptyCases, lineCases, nameCases } from './text-cases.ts';
import { BIRTH_DAYS, documentRules, NATIONALITIES_ASKED, PHONES } from './person-cases.ts';

const person = (field: string, cases: readonly Case[]) =>
  rulesAt('proposed', `associates.0.${field}`, cases);
const company = (field: string, cases: readonly Case[]) =>
  rulesAt('proposed', `associates.1.${field}`, cases);

const NAMES = ['Salma', 'Aït Lahcen', 'Fatima-Zahra', "O'Neil", 'N’Diaye', 'Łukasz'];
const NO_NAMES = ['Salma1', 'a.b', '-Salma', 'S@', 'Ольга'];
const sentAsText = { apiOnly: 'an amount is a number here' };

/** A person who owns a share. */
const physical: readonly OrderRule[] = [
  ...person('associateType', [['other', 'invalid_value', { apiOnly: 'it is no option' }]]),
  ...person('firstName', [
    ...nameCases('associate_first_name_required'),
    ...each(NO_NAMES, 'associate_first_name_invalid'),
    ...each(NAMES, null),
    ['É'.repeat(255), null],
  ]),
  ...person('lastName', [
    ...nameCases('associate_last_name_required'),
    ...each(NO_NAMES, 'associate_last_name_invalid'),
    ...each(NAMES, null),
  ]),
  ...person('sex', [...choiceCases('required'), ...each(['Male', 'Female'], null)]),
  ...person('birthDate', [...emptyCases('required').slice(0, 1), ...BIRTH_DAYS.slice(0, -1)]),
  ...person(
    'birthDate',
    withDetails({ also: { 'associates.0.isManager': false } }, BIRTH_DAYS.slice(-1)),
  ),
  ...person('birthDate', [
    ['2008-11-21', null],
    [
      '2008-11-22',
      'associate_manager_minor',
      { told: 'associates.0.isManager', apiOnly: 'the form takes the tick away' },
    ],
  ]),
  ...person('placeOfBirth', [...lineCases('required'), ['Aïn Taoujdate', null]]),
  ...person('address', [...lineCases('required'), ['12 bis, rue n° 4', null]]),
  ...person('city', [...lineCases('required'), ['Fès', null], ['Lyon', null]]),
  ...person('nationality', NATIONALITIES_ASKED),
  ...person('isManager', [
    ['yes', 'invalid_value', { apiOnly: 'it is a tick' }],
    ...each([true, false], null),
  ]),
  ...person('email', [
    ...lineCases('required'),
    ...each(['a', 'a@b', 'a b@c.ma', 'a@b.', `${'a'.repeat(250)}@b.ma`], 'associate_email_invalid'),
    ...each(['a@b.ma', `${'a'.repeat(249)}@b.ma`], null),
  ]),
  ...person('phone', [...lineCases('required'), ...PHONES('associate_phone_invalid')]),
  ...documentRules(
    { form: 'proposed', person: 'associates.0' },
    {
      cin: {
        missing: 'associate_cin_required',
        invalid: 'associate_cin_invalid',
        wrong: ['A1234', 'AB1234567', 'ABC12345', '123456', 'AB-12345', 'شركة'],
        right: ['A12345', 'AB12345', 'AB123456', 'ab123456'],
      },
      passport: {
        missing: 'associate_passport_required',
        invalid: 'associate_passport_invalid',
        wrong: ['AB123', 'AB12345678', 'AB 12345'],
        right: ['AB1234', 'AB1234567'],
      },
      carteSejour: {
        missing: 'associate_residence_card_required',
        invalid: 'associate_residence_card_invalid',
        wrong: ['C123', 'C'.repeat(21), 'C-12345'],
        right: ['C1234', 'C'.repeat(20)],
      },
    },
  ),
];

/** A company that owns a share. */
const moral: readonly OrderRule[] = [
  ...company('companyName', [
    ...lineCases('required'),
    ...each(['Atlas!', 'A/B', 'Atlas (Maroc)'], 'company_name_format_invalid'),
    ...each(['Rif & Saïss 2', "L'Atelier-B.", 'N’Go'], null),
  ]),
  ...company('acronym', [
    ...lineCases('required'),
    ...each(['ABCDEFGHIJK', 'A B', 'A-B'], 'acronym_format_invalid'),
    ...each(['A2', 'ABCDEFGHIJ'], null),
  ]),
  ...company('legalStatus', [...lineCases('required'), ['SARL AU', null]]),
  ...company('commercialRegisterNumber', [
    ...lineCases('required'),
    ...each(['1234567', 'RC12', '-1'], 'commercial_register_format_invalid'),
    ...each(['1', '123456'], null),
  ]),
  ...company('city', lineCases('required')),
  ...company('address', lineCases('required')),
  ...company('capital', [
    [undefined, 'required'],
    ['1000', 'invalid_value', sentAsText],
    ...withDetails(
      { apiOnly: 'a field of dirhams takes no sign and ten digits' },
      each([-1, 1e12 + 1], 'whole_amount_invalid'),
    ),
    ...each([0.5, 15.5], 'whole_amount_invalid'),
    ...each([0, 1], null),
  ]),
  ...company('isManager', [[true, 'invalid_value', { apiOnly: 'a company is not asked' }]]),
  ...company('shares', [['50', 'invalid_value', { ...sentAsText }]]),
];

/** The rules of an associate, except those of their contribution. */
export const ASSOCIATE_RULES: readonly OrderRule[] = [...physical, ...moral];
