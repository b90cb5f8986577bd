import type { CertificateForm } from '../form/certificate-form.ts';

/** What every section is given. */
export type SectionProps = { form: CertificateForm };
