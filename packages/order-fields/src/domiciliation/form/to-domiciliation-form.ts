import type { OrderDomiciliation } from '@tassis/contracts';
import { createDomiciliationForm, type DomiciliationForm } from './domiciliation-form.ts';

/** The form of a domiciliation as it was ordered; the cards of its managers count as validated. */
export function toDomiciliationForm(domiciliation: OrderDomiciliation): DomiciliationForm {
  const { duration_months, managers, negativeCertificate } = domiciliation;
  const form = createDomiciliationForm(domiciliation.start_date);
  form.load({
    terms: { duration_months: String(duration_months) },
    period: domiciliation,
    identification: domiciliation,
    company: domiciliation,
    managers: managers.map((values) => ({ key: values.id, isLocked: true, values })),
  });
  form.members.negativeCertificate.putOrdered(negativeCertificate);
  form.validate();
  return form;
}
