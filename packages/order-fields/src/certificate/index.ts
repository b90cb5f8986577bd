export {
  createCertificateForm,
  type CertificateForm,
  type CertificateMembers,
} from './form/certificate-form.ts';
export { blankCertificate } from './form/certificate-values.ts';
export { toCertificateWire } from './form/certificate-wire.ts';
export { toCertificateForm } from './form/to-certificate-form.ts';
export { useCertificateLabels } from './form/use-certificate-labels.ts';
export { AskedCertificateFields } from './sections/asked-certificate-fields.tsx';
export { CertificateSections } from './sections/certificate-sections.tsx';
