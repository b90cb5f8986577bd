import { toCentimes, type AssociateData, type CompanyCreationData } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { associates, companies, managers } from '../../database/schema/index.ts';
import { personColumnsOf } from './person-columns.ts';

/** What a company and the people in it, by position, are to be known by. */
export type CompanyIds = {
  id?: string;
  associateIds?: readonly (string | undefined)[];
  managerIds?: readonly (string | undefined)[];
};

type NewCompany = {
  serviceId: string;
  data: CompanyCreationData;
  fileId: string | null;
  ids?: CompanyIds;
};

/** Writes the company to be created with everybody in it, in three statements. */
export async function insertCompany(
  tx: Executor,
  { serviceId, data, fileId, ids = {} }: NewCompany,
): Promise<void> {
  const [company] = await tx
    .insert(companies)
    .values({
      ...idAt([ids.id], 0),
      serviceId,
      ...companyColumnsOf(data),
      certificateFileId: fileId,
    })
    .returning({ id: companies.id });
  if (company === undefined) throw new Error('The company was not written');
  const companyId = company.id;
  const holder = data.negativeCertificateAssociate;
  await tx.insert(associates).values(
    data.associates.map((associate, position) => ({
      ...idAt(ids.associateIds, position),
      companyId,
      position,
      ...associateColumnsOf(associate),
      holdsCertificate: position === holder,
    })),
  );
  if (data.externalManagers.length === 0) return;
  await tx.insert(managers).values(
    data.externalManagers.map((manager, position) => ({
      ...idAt(ids.managerIds, position),
      companyId,
      position,
      ...personColumnsOf(manager),
    })),
  );
}

/** The id that stood here before, if one did. */
export function idAt(ids: readonly (string | undefined)[] | undefined, position: number) {
  const id = ids?.[position];
  return id === undefined ? {} : { id };
}

function companyColumnsOf(data: CompanyCreationData) {
  return {
    haveCertificate: data.haveCertificate,
    certificateNumber: data.certificatNumber,
    companyName: data.companyName,
    ice: data.ICE,
    acronym: data.acronym,
    firstProposedName: data.firstAppelation,
    secondProposedName: data.secoundAppelation,
    thirdProposedName: data.thirdAppelation,
    activity: data.activity,
    capital: data.capital,
    addressType: data.addressType,
    address: data.address,
    legalForm: data.legalStatus,
  };
}

function associateColumnsOf(data: AssociateData) {
  const contribution = {
    contributionTypes: data.contributionTypes,
    numericalCentimes: toCentimes(data.numerical_amount ?? 0),
    inKindCentimes: toCentimes(data.contribution_valorisation ?? 0),
    inKindDescription: data.description,
  };
  if (data.associateType === 'physical') {
    const { associateType: kind, isManager } = data;
    return { kind, ...personColumnsOf(data), isManager, ...contribution };
  }
  return {
    kind: data.associateType,
    companyName: data.companyName,
    acronym: data.acronym,
    legalForm: data.legalStatus,
    capital: data.capital,
    registerNumber: data.commercialRegisterNumber,
    city: data.city,
    address: data.address,
    ...contribution,
  };
}
