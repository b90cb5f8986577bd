import type { Package } from '@tassis/contracts';
import { isCompanyForm } from '@tassis/domain';
import { useSearchParams } from '@tassis/platform/router';
import { useEffect } from 'react';
import { useVisitForm } from '../../order/keeping/use-visit-form.ts';
import type { creationVisit } from './form/records.ts';
import type { WizardForm } from './form/wizard-form.ts';

type CreationVisit = typeof creationVisit;

/**
 * The form of this visit, stored while it is typed. A package with an address fixes the address type, whatever a draft says;
 * an address type that an earlier package has fixed is cleared, because nobody has chosen it.
 */
export function useCreationForm(visit: CreationVisit, offer: Package) {
  const form = useVisitForm(visit);
  const fixesAddress = offer.domiciliation_duration_months > 0;
  const { code } = offer;
  useAnswersOfAddress(visit, form);
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

/** The limit for the number of associates in a link. */
const ASSOCIATES_MAX = 50;

/**
 * Fills an empty form with the answers in the query of a link: the legal form and the number of associates
 * ('?forme=SAS&associes=3'). A form with input stays as it is.
 */
function useAnswersOfAddress(visit: CreationVisit, form: WizardForm): void {
  const [search] = useSearchParams();
  const legalForm = search.get('forme');
  const associates = Number(search.get('associes'));
  useEffect(() => {
    if (!visit.isBlank(form)) return;
    if (isCompanyForm(legalForm)) form.members.seat.set('legalStatus', legalForm);
    if (Number.isInteger(associates) && associates > 0 && associates <= ASSOCIATES_MAX) {
      form.members.associates.resize(associates);
    }
  }, [visit, form, legalForm, associates]);
}
