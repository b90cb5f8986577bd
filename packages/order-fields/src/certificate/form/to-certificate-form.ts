import type { Order } from '@tassis/contracts';
import { createCertificateForm, type CertificateForm } from './certificate-form.ts';

type Ordered = NonNullable<Order['services'][number]['negative_certificate_request']>;

/** The form of a negative certificate as it was ordered. */
export function toCertificateForm(request: Ordered): CertificateForm {
  const form = createCertificateForm();
  form.load({ request });
  return form;
}
