import { aPhysicalAssociate } from '../builders/associates.ts';
import { each, rulesAt, withDetails, type Case, type OrderRule } from './order-rule.ts';

/** The other associate contributes the rest, so that the shares still add up to the capital. */
const othersBring = (dirhams: number) => ({ also: { 'associates.1.numerical_amount': dirhams } });
const at = (field: string, cases: readonly Case[]) =>
  rulesAt('proposed', `associates.0.${field}`, cases);

const notTyped = { apiOnly: 'a field of amounts takes no sign and two decimals' };

const amounts = (missing: number): Case[] => [
  ...withDetails(othersBring(missing), [
    [null, 'required'],
    [0, 'amount_not_positive'],
    ...withDetails(notTyped, [
      [undefined, 'required'],
      [-1, 'amount_not_positive', othersBring(missing + 1)],
      [0.001, 'amount_not_positive'],
      ['1000', 'invalid_value'],
    ]),
  ]),
  [0.01, null, othersBring(missing - 0.01)],
];

/** The contribution of an associate. */
const contributions: readonly OrderRule[] = [
  ...at('contributionTypes', [
    [[], 'contribution_type_required', othersBring(20_000)],
    ...withDetails({ ...othersBring(20_000), apiOnly: 'it is no option' }, [
      [undefined, 'contribution_type_required', { also: {} }],
      [['Loan'], 'invalid_value', { told: 'associates.0.contributionTypes.0' }],
    ]),
    [
      ['Numerical'],
      null,
      { also: { ...othersBring(14_000).also, 'associates.0.isManager': true } },
    ],
    [
      ['nonNumerical'],
      null,
      { also: { ...othersBring(16_000).also, 'associates.0.isManager': true } },
    ],
  ]),
  ...at('numerical_amount', amounts(16_000)),
  ...at('contribution_valorisation', amounts(14_000)),
  ...at('description', [
    ...each(['', '   '], 'required'),
    ...withDetails({ apiOnly: 'a field always holds a text' }, each([null, undefined], 'required')),
    ...each(['ab', ' ab ', 'Prix: 3', 'a@b', '100 €'], 'description_invalid'),
    ['é'.repeat(501), 'description_invalid', { apiOnly: 'the field takes 500 characters' }],
    ['سيارة', 'arabic_not_allowed'],
    ...each(['abc', 'é'.repeat(500), "Un véhicule (2020), d'occasion - 1."], null),
  ]),
];

const alone = (changes: object) => aPhysicalAssociate({ numerical_amount: 20_000, ...changes });
const TOO_MANY = Array.from({ length: 201 }, () => alone({ numerical_amount: 0.01 }));
const notCounted = { apiOnly: 'the count goes from 0 to the limit' };

/** Gives the rule of a whole list a round of its own. */
const byItself = { also: {} };

/** The associates together: at least one, whose contributions add up to the capital to the centime. */
const together: readonly OrderRule[] = [
  ...rulesAt('proposed', 'associates', [
    [[], 'creation_associates_required', byItself],
    [undefined, 'creation_associates_required', notCounted],
    [
      TOO_MANY,
      'too_many_items',
      {
        ...notCounted,
        also: { capital: 2 },
        texts: { fr: '200 éléments au plus.', en: '200 items at most.' },
      },
    ],
    [TOO_MANY.slice(1), null, { ...notCounted, also: { capital: 2 } }],
    [[alone({})], null, { also: { negativeCertificateAssociate: null } }],
  ]),
  ...rulesAt('proposed', 'associates.1.numerical_amount', [
    [
      9999.99,
      'creation_shares_not_capital',
      {
        told: 'associates',
        texts: {
          fr: "Le total des parts doit être égal au capital de l'entreprise (total\u202F: 19\u202F999,99 DH, capital\u202F: 20\u202F000 DH)",
          en: 'The sum of the shares must equal the capital of the company (sum: 19,999.99 DH, capital: 20,000 DH)',
        },
      },
    ],
    [
      10_000.01,
      'creation_shares_not_capital',
      {
        told: 'associates',
        texts: {
          fr: "Le total des parts doit être égal au capital de l'entreprise (total\u202F: 20\u202F000,01 DH, capital\u202F: 20\u202F000 DH)",
          en: 'The sum of the shares must equal the capital of the company (sum: 20,000.01 DH, capital: 20,000 DH)',
        },
      },
    ],
    [10_000, null],
  ]),
];

export const CONTRIBUTION_RULES: readonly OrderRule[] = [...contributions, ...together];
