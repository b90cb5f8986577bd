import {
  ASSOCIATE_KINDS,
  CONTRIBUTION_TYPES,
  contributedBy,
  DEFAULT_CITY,
  isMinor,
  toMad,
  moroccanDay,
  type AssociateKind,
  type Centimes,
  type ContributionType,
} from '@tassis/domain';
import {
  blankPerson,
  getFullName,
  PERSON_ORDER,
  personChoices,
  toPersonWire,
  type PersonValues,
} from '../../people/person-values.ts';

/** An associate as typed, a person or a company; amounts in centimes. */
export type AssociateValues = PersonValues & {
  associateType: AssociateKind;
  isManager: boolean;
  companyName: string;
  acronym: string;
  legalStatus: string;
  capital: number | null;
  commercialRegisterNumber: string;
  contributionTypes: readonly ContributionType[];
  numerical_amount: number | null;
  /** The kinds of contribution in kind. */
  description: string;
  contribution_valorisation: number | null;
};

export const blankAssociate: AssociateValues = {
  associateType: 'physical',
  companyName: '',
  acronym: '',
  legalStatus: '',
  capital: null,
  commercialRegisterNumber: '',
  ...blankPerson,
  city: DEFAULT_CITY,
  isManager: true,
  contributionTypes: [],
  numerical_amount: null,
  description: '',
  contribution_valorisation: null,
};

export const associateChoices = {
  ...personChoices,
  associateType: ASSOCIATE_KINDS,
  contributionTypes: CONTRIBUTION_TYPES,
} as const;

/** The order of the fields, by which errors are sorted. */
export const ASSOCIATE_ORDER: readonly string[] = [
  'associateType',
  'companyName',
  'acronym',
  'legalStatus',
  'capital',
  'commercialRegisterNumber',
  ...PERSON_ORDER,
  'isManager',
  'contributionTypes',
  'numerical_amount',
  'contribution_valorisation',
  'description',
];

/** An associate as sent: the fields of a person or of a company, and the contribution. */
export function toAssociateWire(values: AssociateValues) {
  const { associateType, description } = values;
  const contribution = {
    contributionTypes: [...values.contributionTypes],
    numerical_amount: toDirhams(values.numerical_amount),
    description: description === '' ? null : description,
    contribution_valorisation: toDirhams(values.contribution_valorisation),
  };
  if (associateType === 'physical') {
    return { associateType, ...toPersonWire(values), isManager: manages(values), ...contribution };
  }
  const { companyName, acronym, legalStatus, commercialRegisterNumber, city, address } = values;
  return {
    associateType,
    companyName,
    acronym,
    legalStatus,
    commercialRegisterNumber,
    city,
    address,
    capital: toDirhams(values.capital) ?? undefined,
    ...contribution,
  };
}

/** Whether the person is under 18 today. A minor cannot be a manager, so the form shows that tick as off. */
export function isMinorToday({ birthDate }: Pick<AssociateValues, 'birthDate'>): boolean {
  return isMinor(birthDate, moroccanDay(new Date()));
}

/** Whether the associate becomes a manager: a ticked adult. */
export function manages(values: AssociateValues): boolean {
  return values.associateType === 'physical' && values.isManager && !isMinorToday(values);
}

/** The contribution in centimes: money, and in kind. */
export function getContributions(values: AssociateValues) {
  return contributedBy({
    contributionTypes: values.contributionTypes,
    numerical_amount: toDirhams(values.numerical_amount),
    contribution_valorisation: toDirhams(values.contribution_valorisation),
  });
}

/** The sum of both contributions, in centimes. */
export function getTotalContribution(values: AssociateValues): Centimes {
  const { money, inKind } = getContributions(values);
  return money + inKind;
}

/** The name as far as it is typed; '' when nothing is. */
export function getAssociateName(values: AssociateValues): string {
  return values.associateType === 'moral' ? values.companyName.trim() : getFullName(values);
}

/** Whether nothing is typed, so that removing the associate loses nothing. */
export function isBlankAssociate(values: AssociateValues): boolean {
  return JSON.stringify(values) === JSON.stringify({ ...blankAssociate });
}

function toDirhams(centimes: Centimes | null): number | null {
  return centimes === null ? null : toMad(centimes);
}
