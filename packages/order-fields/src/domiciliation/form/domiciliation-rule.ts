import { DomiciliationForm } from '@tassis/contracts';
import { domiciliationDays, moroccanDay } from '@tassis/domain';
import { getFindings } from '../../form/findings.ts';
import type { PathViolation } from '../../form/order-form.ts';
import { PERSON_ORDER } from '../../people/person-values.ts';
import type { DomiciliationMembers } from './domiciliation-form.ts';
import { toDomiciliationWire } from './domiciliation-wire.ts';

const PAGE_ORDER = {
  fields: [
    'start_date',
    'duration_months',
    'identificationType',
    'identifierValue',
    'formJuridique',
    'companyName',
    'acronym',
    'ICE',
    'negativeCertificate',
    'managers',
  ],
  items: { managers: PERSON_ORDER },
};

/** All errors in the order of the page, by the schema with which the API validates the form. */
export function getDomiciliationFindings(form: DomiciliationMembers): PathViolation[] {
  const wire = toDomiciliationWire(form);
  return getFindings(wire, {
    schema: DomiciliationForm,
    days: domiciliationDays(wire, moroccanDay(new Date())),
    order: PAGE_ORDER,
  });
}
