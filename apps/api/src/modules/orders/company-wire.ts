import type { OrderAssociate, OrderCompany, OrderFile } from '@tassis/contracts';
import { toMad, moralShares } from '@tassis/domain';
import type { companies } from '../../database/schema/index.ts';
import { given, toManager, type AssociateRow, type ManagerRow } from './person-wire.ts';

export type CompanyRow = typeof companies.$inferSelect;

type Parts = {
  associates: readonly AssociateRow[];
  managers: readonly ManagerRow[];
  certificate: OrderFile | null;
};

/** The company that is to be created, with everybody in it. */
export function toCompany(row: CompanyRow, parts: Parts): OrderCompany {
  const { associates, managers, certificate } = parts;
  const holder = associates.findIndex(({ holdsCertificate }) => holdsCertificate);
  return {
    id: row.id,
    haveCertificate: row.haveCertificate,
    certificatNumber: row.certificateNumber,
    ICE: row.ice,
    companyName: row.companyName,
    certificate,
    firstAppelation: row.firstProposedName,
    secoundAppelation: row.secondProposedName,
    thirdAppelation: row.thirdProposedName,
    activity: row.activity,
    negativeCertificateAssociate: holder === -1 ? null : holder,
    legalStatus: row.legalForm,
    acronym: row.acronym,
    addressType: row.addressType,
    address: row.address,
    capital: row.capital,
    associates: associates.map((associate) => toAssociate(associate, row.capital)),
    managers: managers.map(toManager),
  };
}

/** The same as the form sends it. */
export function toCompanyData({ id: _id, managers, ...company }: OrderCompany) {
  return {
    ...company,
    associates: company.associates.map(withoutId),
    externalManagers: managers.map(withoutId),
  };
}

export function withoutId<Record extends { id: string }>({ id: _id, ...rest }: Record) {
  return rest;
}

function toAssociate(row: AssociateRow, capital: number): OrderAssociate {
  const contribution = toContribution(row);
  if (row.kind === 'physical') {
    const { id, ...person } = toManager(row);
    return { id, associateType: 'physical', ...person, isManager: row.isManager, ...contribution };
  }
  return {
    id: row.id,
    associateType: 'moral',
    companyName: given(row.companyName),
    acronym: given(row.acronym),
    legalStatus: given(row.legalForm),
    capital: row.capital ?? 0,
    commercialRegisterNumber: given(row.registerNumber),
    city: given(row.city),
    address: given(row.address),
    shares: moralShares(row.numericalCentimes, capital),
    ...contribution,
  };
}

function toContribution(row: AssociateRow) {
  const { contributionTypes } = row;
  const inKind = contributionTypes.includes('nonNumerical');
  return {
    contributionTypes,
    numerical_amount: contributionTypes.includes('Numerical') ? toMad(row.numericalCentimes) : null,
    description: inKind ? row.inKindDescription : null,
    contribution_valorisation: inKind ? toMad(row.inKindCentimes) : null,
  };
}
