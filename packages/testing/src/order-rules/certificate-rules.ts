import { each, rulesAt, withDetails, type Case, type OrderRule } from './order-rule.ts';
import { proposedNameRules } from './name-cases.ts';
import { documentRules } from './person-cases.ts';
import { choiceCases, nameCases, paragraphCases } from './text-cases.ts';

const at = (path: string, cases: readonly Case[]) => rulesAt('certificate', path, cases);

/** The rules of a negative certificate request. */
export const CERTIFICATE_RULES: readonly OrderRule[] = [
  ...at('firstName', [
    ...nameCases('negative_certificate_first_name_required'),
    ["N’Diaye O'Neil", null],
  ]),
  ...at('lastName', [
    ...nameCases('negative_certificate_last_name_required'),
    ['É'.repeat(255), null],
  ]),
  ...documentRules(
    { form: 'certificate', person: '' },
    {
      cin: {
        missing: 'negative_certificate_cin_required',
        invalid: 'negative_certificate_cin_invalid',
        wrong: ['AB12345', 'AB1234567', 'ABC123456', '123456', 'شركة'],
        right: ['A123456', 'AB123456'],
      },
      passport: {
        missing: 'negative_certificate_passport_required',
        invalid: 'negative_certificate_passport_invalid',
        wrong: ['AB123', 'A'.repeat(13), 'AB-1234'],
        right: ['AB1234', 'A'.repeat(12)],
      },
      carteSejour: {
        missing: 'negative_certificate_residence_card_required',
        invalid: 'negative_certificate_residence_card_invalid',
        wrong: ['C1234', 'C'.repeat(13), 'C-12345'],
        right: ['C12345', 'C'.repeat(12)],
      },
    },
  ),
  ...at(
    'cin',
    withDetails({ apiOnly: 'a number is typed in capitals' }, [
      ['ab123456', 'negative_certificate_cin_invalid'],
    ]),
  ),
  ...at('formJuridique', [
    ...choiceCases('negative_certificate_company_form_required'),
    ...each(['SARL', 'SA', 'SAS', 'SNC', 'SCS', 'SARL AU'], null),
  ]),
  ...at('ville', [
    ['', 'negative_certificate_city_required'],
    ['Paris', 'negative_certificate_city_required', { apiOnly: 'it is no option' }],
    ['Meknès', null],
  ]),
  ...proposedNameRules('certificate', {
    first: 'negative_certificate_first_name_choice_required',
    second: 'negative_certificate_second_name_choice_required',
    third: 'negative_certificate_third_name_choice_required',
  }),
  ...at('activity', paragraphCases('negative_certificate_activity_required')),
  ...at('status', [['completed', 'unknown_field', { apiOnly: 'there is no such field' }]]),
];
