export {
  certificateForm,
  type CertificateForm,
  type CertificateMembers,
} from './form/certificate-form.ts';
export {
  blankCertificate,
  isBlankCertificate,
  type CertificateValues,
} from './form/certificate-values.ts';
export { toCertificateWire } from './form/certificate-wire.ts';
export { orderedCertificate } from './form/ordered-certificate.ts';
export { useCertificateNames } from './form/use-certificate-names.ts';
export { CertificateSections } from './sections/certificate-sections.tsx';
