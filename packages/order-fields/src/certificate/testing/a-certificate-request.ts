import { blankCertificate, type CertificateValues } from '../form/certificate-form.ts';

/** The values of a form without errors. */
export function aCertificateRequest(changes: Partial<CertificateValues> = {}): CertificateValues {
  return {
    ...blankCertificate,
    firstName: 'El Amrani',
    lastName: 'Salma',
    cin: 'AB123456',
    formJuridique: 'SARL',
    ville: 'Meknès',
    firstAppelation: 'Atlas Conseil',
    secoundAppelation: 'Rif Conseil',
    thirdAppelation: 'Saïss Conseil',
    activity: 'Conseil de gestion',
    ...changes,
  };
}
