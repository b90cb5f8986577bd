export { certificateForm, type CertificateForm, type KeptCertificate } from './certificate-form.ts';
export { getControlId, fieldAt, useBoundFields, type FieldErrors } from './fields.ts';
export { orderedCertificate } from './ordered-certificate.ts';
export { RequestErrors } from './request-errors.tsx';
export { RequestSections } from './request-sections.tsx';
export { useRequestForm } from './use-request-form.ts';
export {
  emptyValues,
  isBlank,
  readValues,
  TEXT_FIELDS,
  toCertificateWire,
  type FormValues,
} from './values.ts';
export { useCertificateMessages } from '../messages/certificate/use-certificate-messages.ts';
