import type { Package } from '@tassis/contracts';
import { useEffect } from 'react';
import { useVisitForm } from '../../order/keeping/use-visit-form.ts';
import { creationVisit } from './form/records.ts';

/**
 * The form of this visit, kept as it is typed; the package fixes the address if it comes with one, whatever a draft says.
 * What another package had fixed is nobody's choice: after it the address is to be chosen.
 */
export function useCreationForm(offer: Package) {
  const form = useVisitForm(creationVisit);
  const fixesAddress = offer.domiciliation_duration_months > 0;
  const { code } = offer;
  useEffect(() => {
    const { progress, seat } = form.members;
    const fix = () => {
      const { package: before, fixesAddress: wasFixed } = progress.values;
      if (before !== code || wasFixed !== fixesAddress) {
        progress.change((values) => ({ ...values, package: code, fixesAddress }));
      }
      if (fixesAddress && seat.values.addressType !== 'domiciliation') {
        seat.set('addressType', 'domiciliation');
      }
      if (wasFixed && !fixesAddress) seat.set('addressType', '');
    };
    fix();
    form.validate();
    return form.subscribe(fix);
  }, [form, code, fixesAddress]);
  return form;
}
