import type { Package } from '@tassis/contracts';
import { useEffect } from 'react';
import { useVisitForm } from '../../order/keeping/use-visit-form.ts';
import { creationVisit } from './form/records.ts';

/** The form of this visit, kept as it is typed; the package fixes the address if it comes with one, whatever a draft says. */
export function useCreationForm(offer: Package) {
  const form = useVisitForm(creationVisit);
  const isDomiciled = offer.domiciliation_duration_months > 0;
  const { code } = offer;
  useEffect(() => {
    const { progress, seat } = form.members;
    const fix = () => {
      if (progress.values.package !== code) progress.set('package', code);
      if (isDomiciled && seat.values.addressType !== 'domiciliation') {
        seat.set('addressType', 'domiciliation');
      }
    };
    fix();
    form.judge();
    return form.subscribe(fix);
  }, [form, code, isDomiciled]);
  return form;
}
