import type { NegativeCertificateData } from '@tassis/domain';
import type { negativeCertificateRequests } from '../../database/schema/index.ts';

export type CertificateRow = typeof negativeCertificateRequests.$inferSelect;

/** Back to the wire's names: its `firstName` is the family name. */
export function toCertificateData(row: CertificateRow): NegativeCertificateData {
  return {
    firstName: row.familyName,
    lastName: row.givenName,
    identificationType: row.identificationType,
    cin: row.nationalIdNumber,
    passport: row.passportNumber,
    carteSejour: row.residenceCardNumber,
    formJuridique: row.companyForm,
    ville: row.city,
    firstAppelation: row.firstProposedName,
    secoundAppelation: row.secondProposedName,
    thirdAppelation: row.thirdProposedName,
    activity: row.activity,
  };
}
