import { NegativeCertificateForm } from '@tassis/contracts';
import { getFindings } from '../../form/findings.ts';
import type { PathViolation } from '../../form/order-form.ts';
import type { CertificateMembers } from './certificate-form.ts';
import { blankCertificate } from './certificate-values.ts';
import { toCertificateWire } from './certificate-wire.ts';

const PAGE_ORDER = { fields: Object.keys(blankCertificate), items: {} };

/** Everything that is wrong with the form, down the page, by the very schema with which the API reads it. */
export function getCertificateFindings(form: CertificateMembers): PathViolation[] {
  return getFindings(toCertificateWire(form), {
    schema: NegativeCertificateForm,
    days: [],
    order: PAGE_ORDER,
  });
}
