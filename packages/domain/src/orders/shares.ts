import type { ContributionType } from '../options/people.ts';
import { toCentimes, isAmount, toMad, type Centimes } from '../pricing/money.ts';
import type { Violation } from '../validators/violation.ts';

/** A submitted contribution, amounts in MAD. Only the chosen kinds count. */
export type Contribution = {
  readonly contributionTypes: readonly ContributionType[];
  readonly numerical_amount?: number | null | undefined;
  readonly contribution_valorisation?: number | null | undefined;
};

/** Returns an associate's contributions in centimes; an invalid amount counts as 0. */
export function contributedBy(contribution: Contribution): { money: Centimes; inKind: Centimes } {
  const { contributionTypes, numerical_amount, contribution_valorisation } = contribution;
  const isPart = (type: ContributionType) => contributionTypes.includes(type);
  return {
    money: isPart('Numerical') ? toAmount(numerical_amount) : 0,
    inKind: isPart('nonNumerical') ? toAmount(contribution_valorisation) : 0,
  };
}

/** Checks that all contributions add up to the capital (in dirhams), to the centime. */
export function sharesMakeCapital(
  contributions: readonly Contribution[],
  capital: number,
): Violation | null {
  const total = contributions.reduce((sum, each) => {
    const { money, inKind } = contributedBy(each);
    return sum + money + inKind;
  }, 0);
  if (total === capital * 100) return null;
  return { code: 'creation_shares_not_capital', params: { total: toMad(total), capital } };
}

/** A moral associate's shares: the part of the capital (in dirhams) brought in money, in percent, two decimals. */
export function moralShares(money: Centimes, capital: number): number {
  return capital > 0 ? Math.round((money / capital) * 100) / 100 : 0;
}

function toAmount(mad: number | null | undefined): Centimes {
  return typeof mad === 'number' && isAmount(mad) ? toCentimes(mad) : 0;
}
