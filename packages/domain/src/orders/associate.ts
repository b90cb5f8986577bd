import type { ContributionType } from '../options/people.ts';
import { toCentimes, toMad } from '../pricing/money.ts';
import { normalizePerson, type PersonData, type PersonInput } from './person.ts';
import { moralShares, type Contribution } from './shares.ts';

type ContributionInput = Contribution & { readonly description?: string | null | undefined };

/** Amounts in MAD; null for a kind of contribution that was not chosen. */
export type ContributionData = {
  contributionTypes: ContributionType[];
  numerical_amount: number | null;
  description: string | null;
  contribution_valorisation: number | null;
};

type MoralTexts = {
  readonly companyName: string;
  readonly acronym: string;
  readonly legalStatus: string;
  /** Whole dirhams. */
  readonly capital: number;
  readonly commercialRegisterNumber: string;
  readonly city: string;
  readonly address: string;
};

type PhysicalAssociateInput = PersonInput &
  ContributionInput & {
    readonly associateType: 'physical';
    readonly isManager?: boolean | undefined;
  };
type MoralAssociateInput = MoralTexts & ContributionInput & { readonly associateType: 'moral' };
export type AssociateInput = PhysicalAssociateInput | MoralAssociateInput;

export type PhysicalAssociateData = PersonData &
  ContributionData & { associateType: 'physical'; isManager: boolean };
export type MoralAssociateData = MoralTexts &
  ContributionData & { associateType: 'moral'; shares: number; manager: false };
export type AssociateData = PhysicalAssociateData | MoralAssociateData;

/**
 * Maps a valid associate to the stored shape.
 * @param companyCapital the company's capital in dirhams, of which a moral associate's shares are computed
 */
export function normalizeAssociate(input: AssociateInput, companyCapital: number): AssociateData {
  const contribution = normalizeContribution(input);
  if (input.associateType === 'physical') {
    const { associateType, isManager = true } = input;
    return { associateType, ...normalizePerson(input), isManager, ...contribution };
  }
  const { numerical_amount: money } = contribution;
  return {
    associateType: input.associateType,
    companyName: input.companyName.trim(),
    acronym: input.acronym.trim(),
    legalStatus: input.legalStatus.trim(),
    capital: input.capital,
    commercialRegisterNumber: input.commercialRegisterNumber.trim(),
    city: input.city.trim(),
    address: input.address.trim(),
    shares: moralShares(money === null ? 0 : toCentimes(money), companyCapital),
    manager: false,
    ...contribution,
  };
}

/** Takes the amounts of the chosen kinds of contribution, each kind once. */
function normalizeContribution(input: ContributionInput): ContributionData {
  const contributionTypes = [...new Set(input.contributionTypes)];
  const hasMoney = contributionTypes.includes('Numerical');
  const hasGoods = contributionTypes.includes('nonNumerical');
  return {
    contributionTypes,
    numerical_amount: hasMoney ? toWholeCentimes(input.numerical_amount) : null,
    description: hasGoods ? (input.description ?? '').trim() : null,
    contribution_valorisation: hasGoods ? toWholeCentimes(input.contribution_valorisation) : null,
  };
}

/** An amount as typed may be off by less than a centime. */
function toWholeCentimes(mad: number | null | undefined): number | null {
  return typeof mad === 'number' ? toMad(toCentimes(mad)) : null;
}
