import type { OrderAssociate, OrderCompany, OrderManager } from '@tassis/contracts';
import type { DataColumn } from '@tassis/design-system';
import { formatPercent } from '@tassis/messages';
import { dirhams } from '../dirhams.ts';
import { identityText } from '../facts/identity-text.ts';
import { useWords, type Words } from '../facts/use-words.ts';
import { associateName, personName } from './associate-name.ts';
import { Contribution } from './contribution.tsx';
import { toManagerDetails } from './manager-details.ts';
import { NameCell, PeopleTable } from './people-table.tsx';

/** A person or company among the associates or managers, with the contribution, if any. */
type Member = {
  id: string;
  name: string;
  details: readonly string[];
  role: string;
  associate?: OrderAssociate;
};

type CompanyPeopleProps = {
  company: OrderCompany;
  headingLevel: 2 | 4;
  /** Whether to show all details of the associates. */
  inFull: boolean;
};

/** The associates of a company to create, then its external managers. */
export function CompanyPeople({ company, headingLevel, inFull }: CompanyPeopleProps) {
  const words = useWords();
  const columns = useMemberColumns(company.capital);
  return (
    <PeopleTable
      title={words.texts.members}
      columns={columns}
      rows={toMembers(company, words, inFull)}
      headingLevel={headingLevel}
    />
  );
}

function toMembers(
  { associates, managers }: OrderCompany,
  words: Words,
  inFull: boolean,
): Member[] {
  const { texts } = words;
  return [
    ...associates.map((associate) => ({
      id: associate.id,
      name: associateName(associate),
      details: inFull
        ? getAllDetails(associate, words)
        : [formatDetail(associate, words)].filter(Boolean),
      role: manages(associate) ? texts.managingAssociate : texts.associate,
      associate,
    })),
    ...managers.map((manager) => ({
      id: manager.id,
      name: personName(manager),
      details: personDetails(manager, words),
      role: texts.externalManager,
    })),
  ];
}

function personDetails(person: Omit<OrderManager, 'id'>, words: Words): string[] {
  return [...toManagerDetails(person, words), `${person.email}, ${person.phone}`];
}

function getAllDetails(associate: OrderAssociate, words: Words): string[] {
  if (associate.associateType === 'physical') return personDetails(associate, words);
  const { acronym, address, city, capital } = associate;
  const { texts, locale } = words;
  return [
    acronym,
    formatDetail(associate, words),
    `${address}, ${city}`,
    texts.brought(texts.capital, dirhams(locale, capital)),
  ].filter(Boolean);
}

function manages(associate: OrderAssociate): boolean {
  return associate.associateType === 'physical' && associate.isManager;
}

function formatDetail(associate: OrderAssociate, words: Words): string {
  if (associate.associateType === 'physical') return identityText(associate, words);
  const { legalStatus, commercialRegisterNumber, city } = associate;
  return words.texts.registered(legalStatus, city, commercialRegisterNumber);
}

function useMemberColumns(capital: number): DataColumn<Member>[] {
  const { texts, locale } = useWords();
  return [
    {
      key: 'name',
      header: texts.name,
      rowHeader: true,
      cell: ({ name, details }) => <NameCell name={name} details={details} />,
    },
    { key: 'role', header: texts.role, nowrap: true, card: 'beside', cell: ({ role }) => role },
    {
      key: 'contribution',
      header: texts.contribution,
      card: 'labelled',
      cell: ({ associate }) => (associate ? <Contribution of={associate} /> : texts.none),
    },
    {
      key: 'share',
      header: texts.share,
      align: 'end',
      card: 'labelled',
      cell: ({ associate }) =>
        formatPercent(locale, associate ? computeShare(associate, capital) : 0),
    },
  ];
}

/** The associate's part of the capital; contributions in kind count as money does. */
function computeShare(associate: OrderAssociate, capital: number): number {
  const { numerical_amount: money, contribution_valorisation: inKind } = associate;
  return capital > 0 ? ((money ?? 0) + (inKind ?? 0)) / capital : 0;
}
