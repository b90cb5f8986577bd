import type { DescriptionListProps } from '@tassis/design-system';
import { toMad } from '@tassis/domain';
import { formatMoney, formatPercent, getLabel, type Locale } from '@tassis/messages';
import type { CreationMessages } from '../../messages/creation/fr.ts';
import type { PeopleMessages } from '../../messages/people/fr.ts';
import { toPersonFacts } from '../../people/person-facts.ts';
import {
  getTotalContribution,
  getContributions,
  manages,
  type AssociateValues,
} from '../form/associate-values.ts';

type Facts = DescriptionListProps['items'];

export type AssociateWords = {
  locale: Locale;
  people: PeopleMessages;
  associates: CreationMessages['associates'];
};

/** The summary of a complete associate; `capital` is the company's, in centimes. */
export function toAssociateFacts(
  values: AssociateValues,
  capital: number | null,
  words: AssociateWords,
): Facts {
  const who =
    values.associateType === 'moral' ? toCompanyFacts(values, words) : toPersonFacts(values, words);
  return [...who, ...toContributionFacts(values, capital, words)];
}

function toCompanyFacts(
  values: AssociateValues,
  { locale, people, associates }: AssociateWords,
): Facts {
  const { labels } = associates;
  return [
    { term: labels.companyName, value: `${values.companyName} (${values.acronym})` },
    { term: labels.legalStatus, value: values.legalStatus },
    { term: labels.capital, value: dirhams(locale, values.capital ?? 0) },
    { term: labels.commercialRegisterNumber, value: values.commercialRegisterNumber },
    { term: people.labels.address, value: `${values.address}, ${values.city}` },
  ];
}

function toContributionFacts(
  values: AssociateValues,
  capital: number | null,
  { locale, associates }: AssociateWords,
): Facts {
  const { labels } = associates;
  const { money, inKind } = getContributions(values);
  const kinds = values.contributionTypes.map((type) =>
    getLabel(locale, `contribution_type.${type}`),
  );
  return [
    {
      term: labels.contributionTypes,
      value: `${formatContribution(values, capital, locale)}, ${kinds.join(', ')}`,
    },
    ...(kinds.length > 1
      ? [
          { term: labels.numerical_amount, value: dirhams(locale, money) },
          { term: labels.contribution_valorisation, value: dirhams(locale, inKind) },
        ]
      : []),
    ...(values.contributionTypes.includes('nonNumerical')
      ? [{ term: labels.description, value: values.description }]
      : []),
    ...(manages(values) ? [{ term: associates.role, value: associates.managing }] : []),
  ];
}

/** '60 000 DH (60 %)'. */
export function formatContribution(
  values: AssociateValues,
  capital: number | null,
  locale: Locale,
): string {
  const amount = getTotalContribution(values);
  const part =
    capital === null || capital === 0 ? '' : ` (${formatPercent(locale, amount / capital)})`;
  return `${dirhams(locale, amount)}${part}`;
}

/** '60 000 DH'. */
export function dirhams(locale: Locale, centimes: number): string {
  return formatMoney(locale, toMad(centimes), { decimals: 'whole', unit: 'DH' });
}
