export {
  blankCertificate,
  createCertificateForm,
  toCertificateForm,
  toCertificateWire,
  type CertificateForm,
  type CertificateMembers,
} from './form/certificate-form.ts';
export { useCertificateLabels } from './form/use-certificate-labels.ts';
export { AskedCertificateFields, CertificateSections } from './sections/certificate-sections.tsx';
