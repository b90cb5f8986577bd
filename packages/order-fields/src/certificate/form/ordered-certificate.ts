import type { Order } from '@tassis/contracts';
import { certificateForm, type CertificateForm } from './certificate-form.ts';

type Ordered = NonNullable<Order['services'][number]['negative_certificate_request']>;

/** The form of a negative certificate as it was ordered. */
export function orderedCertificate(request: Ordered): CertificateForm {
  const form = certificateForm();
  form.load({ request });
  return form;
}
