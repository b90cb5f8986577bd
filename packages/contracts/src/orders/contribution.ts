import {
  CONTRIBUTION_TYPES,
  contributionAmount,
  inKindDescription,
  paragraph,
  type ContributionType,
  type Violation,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import type { Fields } from '../fields.ts';
import { acrossFields, field, textIn, wrong } from '../rule.ts';

const AMOUNT_OF = {
  Numerical: 'numerical_amount',
  nonNumerical: 'contribution_valorisation',
} as const satisfies Record<ContributionType, string>;

const missing = { error: 'contribution_type_required' };

/** An associate's contributions in MAD. The API drops those of a kind that is not chosen. */
export const contributionFields = {
  contributionTypes: z
    .array(z.enum(CONTRIBUTION_TYPES, wrong), missing)
    .check(z.minLength(1, missing), z.maxLength(CONTRIBUTION_TYPES.length, wrong)),
  numerical_amount: z.nullish(z.number(wrong)),
  description: z.nullish(field(paragraph)),
  contribution_valorisation: z.nullish(z.number(wrong)),
};

/** Requires the amount of a contribution in money, and the nature and value of one in kind. */
export const chosenContributions = acrossFields((fields) => {
  const money = ['numerical_amount', amountIn(fields, 'numerical_amount')] as const;
  const nature = ['description', inKindDescription(textIn(fields, 'description'))] as const;
  const value = [
    'contribution_valorisation',
    amountIn(fields, 'contribution_valorisation'),
  ] as const;
  return [
    ...(isChosen(fields, 'Numerical') ? [money] : []),
    ...(isChosen(fields, 'nonNumerical') ? [nature, value] : []),
  ];
});

/** Whether an associate's contribution can be added up: a kind is chosen, and each chosen one has an amount. */
export function isCounted(fields: Fields): boolean {
  const kinds = CONTRIBUTION_TYPES.filter((type) => isChosen(fields, type));
  return kinds.length > 0 && kinds.every((type) => amountIn(fields, AMOUNT_OF[type]) === null);
}

function isChosen({ contributionTypes }: Fields, type: ContributionType): boolean {
  return Array.isArray(contributionTypes) && contributionTypes.includes(type);
}

function amountIn(fields: Fields, name: string): Violation | null {
  const value = fields[name];
  if (value === undefined || value === null) return { code: 'required' };
  return typeof value === 'number' ? contributionAmount(value) : null;
}
