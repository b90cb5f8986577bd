import { COMPANY_FORMS, IDENTIFICATION_TYPES } from '@tassis/domain';
import { FormPart } from '../../form/form-part.ts';
import { OrderForm } from '../../form/order-form.ts';
import { getCertificateFindings } from './certificate-rule.ts';
import { blankCertificate } from './certificate-values.ts';

const choices = { identificationType: IDENTIFICATION_TYPES, formJuridique: COMPANY_FORMS };

function members(onChange: () => void) {
  return { request: new FormPart({ id: 'demande', blank: blankCertificate, choices }, onChange) };
}

export type CertificateMembers = ReturnType<typeof members>;
export type CertificateForm = OrderForm<CertificateMembers>;

/** An empty form of a negative certificate. */
export function createCertificateForm(): CertificateForm {
  return new OrderForm({ members, rule: getCertificateFindings, validateAfter: 0 });
}
