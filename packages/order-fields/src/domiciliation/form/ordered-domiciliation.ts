import type { OrderDomiciliation } from '@tassis/contracts';
import { domiciliationForm, type RequestForm } from './domiciliation-form.ts';

/** The form of a domiciliation as it was ordered; who manages is validated. */
export function orderedDomiciliation(domiciliation: OrderDomiciliation): RequestForm {
  const { duration_months, managers, negativeCertificate } = domiciliation;
  const form = domiciliationForm();
  form.load({
    terms: { duration_months: String(duration_months) },
    period: domiciliation,
    identification: domiciliation,
    company: domiciliation,
    managers: managers.map((values) => ({ isLocked: true, values })),
  });
  form.members.negativeCertificate.putOrdered(negativeCertificate);
  form.judge();
  return form;
}
