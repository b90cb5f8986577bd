import type { NegativeCertificateData } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { negativeCertificateRequests } from '../../database/schema/index.ts';
import { insertCompany, type CompanyIds } from './company-writer.repository.ts';
import { insertDomiciliation, type DomiciliationIds } from './domiciliation-writer.repository.ts';
import type { OrderContent } from './order-content.ts';

type NewContent = {
  serviceId: string;
  content: OrderContent;
  fileId: string | null;
  /** The ids that a company or a domiciliation, and the people in it, had before. */
  ids?: CompanyIds & DomiciliationIds;
};

/** Writes what a service asks for into its own tables. */
export async function insertContent(tx: Executor, { content, ...about }: NewContent) {
  const { type, data } = content;
  if (type === 'company_creation') await insertCompany(tx, { ...about, data });
  else if (type === 'domiciliation') await insertDomiciliation(tx, { ...about, data });
  else await insertCertificate(tx, { ...about, data });
}

async function insertCertificate(
  tx: Executor,
  { serviceId, data }: { serviceId: string; data: NegativeCertificateData },
): Promise<void> {
  await tx.insert(negativeCertificateRequests).values({
    serviceId,
    // The wire's firstName is the family name (domain, orders/beneficiary.ts).
    familyName: data.firstName,
    givenName: data.lastName,
    identificationType: data.identificationType,
    nationalIdNumber: data.cin,
    passportNumber: data.passport,
    residenceCardNumber: data.carteSejour,
    companyForm: data.formJuridique,
    city: data.ville,
    firstProposedName: data.firstAppelation,
    secondProposedName: data.secoundAppelation,
    thirdProposedName: data.thirdAppelation,
    activity: data.activity,
  });
}
