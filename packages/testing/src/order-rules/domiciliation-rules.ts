import type { IdentificationType, ViolationCode } from '@tassis/domain';
import { aManager } from '../builders/associates.ts';
import { each, rulesAt, withDetails, type Case, type OrderRule } from './order-rule.ts';
import { pdfCases } from './pdf-cases.ts';
import { emptyCases, lineCases, optionalLineCases } from './text-cases.ts';

const at = (path: string, cases: readonly Case[]) => rulesAt('domiciliation', path, cases);
const noOption = { apiOnly: 'it is no option' };
const noDay = { apiOnly: 'a date field holds a day of the calendar or nothing' };
const noText = { apiOnly: 'a field always holds a text' };
const capitals = { apiOnly: 'a number is typed in capitals' };

type NumberCases = { invalid: ViolationCode; wrong: readonly string[]; right: readonly string[] };

function buildNumberRules(identificationType: IdentificationType, cases: NumberCases): OrderRule[] {
  const { invalid, wrong, right } = cases;
  const also = { identificationType };
  return at(
    'identifierValue',
    withDetails({ also }, [
      ...each(['', '  '], 'required'),
      [undefined, 'required', noText],
      ...each(wrong, invalid),
      ['ab123456', invalid, capitals],
      ...each(right, null),
    ]),
  );
}

/** The identity document of the client: one number, by the kind of document. */
const identification: readonly OrderRule[] = [
  ...buildNumberRules('CIN', {
    invalid: 'domiciliation_cin_invalid',
    wrong: ['AB12345', 'ABC123456', 'A1234567', 'شركة'],
    right: ['A123456', 'AB123456'],
  }),
  ...buildNumberRules('Passport', {
    invalid: 'domiciliation_passport_invalid',
    wrong: ['AB123', 'A'.repeat(13), 'AB-1234'],
    right: ['AB1234', 'A'.repeat(12)],
  }),
  ...buildNumberRules('carteSejour', {
    invalid: 'domiciliation_residence_card_invalid',
    wrong: ['C1234', 'C'.repeat(13), 'C-12345'],
    right: ['C12345', 'C'.repeat(12)],
  }),
  ...at('identificationType', [
    ['Permis', 'invalid_value', noOption],
    [null, null, { apiOnly: 'one is always chosen' }],
  ]),
];

/** The duration and the start: today at the earliest, a hundred years ahead at the latest. */
const period: readonly OrderRule[] = [
  ...at('start_date', [
    ['', 'required'],
    ...withDetails(noDay, [
      [undefined, 'required'],
      ...each(['15/01/2030', '2030-02-30', 'شركة'], 'date_invalid'),
    ]),
    [
      '2026-11-20',
      'date_too_early',
      {
        texts: {
          fr: 'La date ne peut pas être antérieure au 21/11/2026',
          en: 'Date cannot be before 21/11/2026',
        },
      },
    ],
    [
      '2126-11-22',
      'date_too_late',
      {
        texts: {
          fr: 'La date ne peut pas être postérieure au 21/11/2126',
          en: 'Date cannot be after 21/11/2126',
        },
      },
    ],
    ...each(['2026-11-21', '2026-11-22', '2126-11-21'], null),
  ]),
  ...at(
    'duration_months',
    withDetails({ apiOnly: 'the package fixes it' }, [
      ...each([undefined, 7, '12'], 'required'),
      [
        24,
        'duration_not_of_package',
        {
          texts: {
            fr: 'La durée de ce forfait est de 12 mois.',
            en: 'This package lasts 12 months.',
          },
        },
      ],
      [12, null],
    ]),
  ),
  ...at(
    'end_date',
    withDetails({ apiOnly: 'it is computed' }, [
      [7, 'invalid_value'],
      ['', null],
    ]),
  ),
];

const TOO_MANY = Array.from({ length: 51 }, () => aManager());
const notCounted = { apiOnly: 'the count goes from 0 to the limit' };

/** The company, its certificate, and at least one manager. */
const company: readonly OrderRule[] = [
  ...at('formJuridique', [
    ['SARL', 'invalid_value', noOption],
    ...each(['dénomination_Commerciale', 'enseigne_commerciale'], null),
  ]),
  ...at('companyName', [
    ...lineCases('required'),
    ...each(['Atlas!', 'A/B'], 'company_name_format_invalid'),
    ["L'Atelier & Fils", null],
  ]),
  ...at('acronym', [
    ...optionalLineCases,
    ...each(['ABCDEFGHIJK', 'A B'], 'acronym_format_invalid'),
    ...each(['', 'ABCDEFGHIJ'], null),
  ]),
  ...at('ICE', [
    ...emptyCases('required'),
    ['00156119100006', 'ice_invalid'],
    ...withDetails(
      { apiOnly: 'the field takes 15 digits' },
      each(['0015611910000667', '00156119100006A', 'شركة'], 'ice_invalid'),
    ),
    ['001561191000066', null],
  ]),
  ...at('negativeCertificate', pdfCases('required')),
  ...at('managers', [
    [[], 'domiciliation_managers_required', { also: {} }],
    [undefined, 'domiciliation_managers_required', notCounted],
    [
      TOO_MANY,
      'too_many_items',
      { ...notCounted, texts: { fr: '50 éléments au plus.', en: '50 items at most.' } },
    ],
    [TOO_MANY.slice(1), null, notCounted],
  ]),
];

/** The rules of a domiciliation, except those of its managers. */
export const DOMICILIATION_RULES: readonly OrderRule[] = [...identification, ...period, ...company];
