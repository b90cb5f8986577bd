import type { Package } from '@tassis/contracts';
import { useEffect } from 'react';
import { useVisitForm } from '../../order/keeping/use-visit-form.ts';
import type { domiciliationVisit } from './form/records.ts';

/** The form of this visit, stored while it is typed; the package fixes the duration, whatever a draft says. */
export function useDomiciliationForm(
  visit: typeof domiciliationVisit,
  { code, domiciliation_duration_months: months }: Package,
) {
  const form = useVisitForm(visit);
  useEffect(() => {
    const { terms } = form.members;
    const duration = String(months);
    const fix = () => {
      const { values } = terms;
      if (values.package === code && values.duration_months === duration) return;
      terms.change(() => ({ package: code, duration_months: duration }));
    };
    fix();
    form.validate();
    return form.subscribe(fix);
  }, [form, code, months]);
  return form;
}
