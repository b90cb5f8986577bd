import type { NegativeCertificateForm } from '@tassis/contracts';
import { toNumbersWire } from '../../form/identification-values.ts';
import type { CertificateMembers } from './certificate-form.ts';

/** The form as it is sent. */
export function toCertificateWire({ request }: CertificateMembers): NegativeCertificateForm {
  return { ...request.values, ...toNumbersWire(request.values) };
}
