import { aManager } from '../builders/associates.ts';
import { each, rulesAt, withDetails, type OrderRule } from './order-rule.ts';
import { proposedNameRules } from './name-cases.ts';
import { pdfCases } from './pdf-cases.ts';
import {
  choiceCases,
  emptyCases,
  lineCases,
  optionalLineCases,
  paragraphCases,
} from './text-cases.ts';

const noOption = { apiOnly: 'it is no option' };
const shortField = { apiOnly: 'the field takes 15 digits' };
/** A company name of the maximum length of 255 characters. */
const LONGEST = 'é'.repeat(255);

/** Gives the rule of a field that others depend on a round of its own. */
const byItself = { also: {} };

/** Step 1: the certificate, or the names to request. */
const naming: readonly OrderRule[] = [
  ...rulesAt('certified', 'haveCertificate', withDetails(byItself, choiceCases('required'))),
  ...rulesAt('certified', 'certificatNumber', [
    ...lineCases('creation_field_required'),
    [LONGEST, null],
  ]),
  ...rulesAt('certified', 'certificate', pdfCases('creation_field_required')),
  ...rulesAt('certified', 'ICE', [
    ...emptyCases('creation_field_required'),
    ['00156119100006', 'ice_invalid'],
    ...withDetails(
      shortField,
      each(['0015611910000667', '00156119100006A', 'شركة'], 'ice_invalid'),
    ),
    ['001561191000066', null],
  ]),
  ...rulesAt('certified', 'companyName', [
    ...lineCases('creation_field_required'),
    ...each(['Atlas!', 'A/B'], 'company_name_format_invalid'),
    ...each(['Rif & Saïss 2', "L'Atelier-B.", LONGEST], null),
  ]),
  ...proposedNameRules('proposed', {
    first: 'creation_first_name_choice_required',
    second: 'creation_second_name_choice_required',
    third: 'creation_third_name_choice_required',
  }),
  ...rulesAt('proposed', 'activity', paragraphCases('creation_activity_required')),
  ...rulesAt('proposed', 'negativeCertificateAssociate', [
    [null, 'creation_certificate_holder_required'],
    ...withDetails(noOption, [
      ...each([undefined, 2, -1, 0.5], 'creation_certificate_holder_required'),
      ['0', 'invalid_value'],
    ]),
    ...each([0, 1], null),
  ]),
];

/** Step 2: the registered office, the legal form and the capital. */
const seat: readonly OrderRule[] = [
  ...rulesAt('proposed', 'addressType', withDetails(byItself, choiceCases('required'))),
  ...rulesAt('proposed', 'address', [
    ...lineCases('required'),
    [null, null, { also: { addressType: 'domiciliation' }, apiOnly: 'it is fixed by us then' }],
  ]),
  ...rulesAt('proposed', 'legalStatus', [
    ['GIE', 'invalid_value', noOption],
    [null, null, { apiOnly: 'one is always chosen' }],
    ...each(['SARL', 'SA', 'SAS', 'SNC', 'SCS', 'SARL AU'], null),
  ]),
  ...rulesAt('proposed', 'acronym', [
    ...optionalLineCases,
    ...each(['ABCDEFGHIJK', 'A B', 'A-B'], 'acronym_format_invalid'),
    ...each(['', 'OCP', 'ABCDEFGHIJ'], null),
  ]),
  ...rulesAt('proposed', 'capital', [
    ...each([undefined, 0], 'creation_capital_invalid'),
    ...withDetails(
      { apiOnly: 'a field of dirhams takes no sign and ten digits' },
      each([-1, 1e12 + 1, '20000', null], 'creation_capital_invalid'),
    ),
    ...each([0.5, 20_000.75], 'whole_amount_invalid'),
    [
      1,
      null,
      {
        also: {
          'associates.0.numerical_amount': 0.25,
          'associates.0.contribution_valorisation': 0.5,
          'associates.1.numerical_amount': 0.25,
        },
      },
    ],
  ]),
];

const TOO_MANY = Array.from({ length: 51 }, () => aManager());
const notCounted = { apiOnly: 'the count goes from 0 to the limit' };

/** The form as a whole: external managers, and no unknown fields. */
const whole: readonly OrderRule[] = [
  ...rulesAt('proposed', 'externalManagers', [
    [
      TOO_MANY,
      'too_many_items',
      { ...notCounted, texts: { fr: '50 éléments au plus.', en: '50 items at most.' } },
    ],
    [TOO_MANY.slice(1), null, notCounted],
    ['none', 'invalid_value', notCounted],
    ...withDetails({ ...byItself, apiOnly: 'there may be nobody' }, each([undefined, []], null)),
  ]),
  ...rulesAt('proposed', 'status', [
    ['completed', 'unknown_field', { apiOnly: 'there is no such field' }],
  ]),
];

/** The rules of a company creation, except those of its people. */
export const CREATION_RULES: readonly OrderRule[] = [...naming, ...seat, ...whole];
