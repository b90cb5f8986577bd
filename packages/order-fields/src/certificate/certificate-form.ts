import { IDENTIFICATION_TYPES } from '@tassis/domain';
import { FormPart } from '../form/form-part.ts';
import { OrderForm, type Kept } from '../form/order-form.ts';
import { violationsIn } from './validation.ts';
import { emptyValues } from './values.ts';

function members(onChange: () => void) {
  const choices = { identificationType: IDENTIFICATION_TYPES };
  return { request: new FormPart({ id: 'demande', blank: emptyValues, choices }, onChange) };
}

type CertificateMembers = ReturnType<typeof members>;
export type CertificateForm = OrderForm<CertificateMembers>;
export type KeptCertificate = Kept<CertificateMembers>;

/** An empty form of a negative certificate. */
export function certificateForm(): CertificateForm {
  return new OrderForm({
    members,
    judgeAfter: 0,
    rule: ({ request }) =>
      violationsIn(request.values).map(({ field, violation }) => ({ path: field, violation })),
  });
}
