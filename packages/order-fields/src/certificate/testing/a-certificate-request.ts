import { blankCertificate, type CertificateValues } from '../form/certificate-form.ts';

/** What is typed into a form that may be sent. */
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
