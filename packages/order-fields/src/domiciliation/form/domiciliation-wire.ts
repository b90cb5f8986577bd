import { domiciliationEnd, isDay } from '@tassis/domain';
import { toPersonWire } from '../../people/person-values.ts';
import type { DomiciliationMembers } from './domiciliation-form.ts';

/** The form as it is sent. */
export function toDomiciliationWire(form: DomiciliationMembers) {
  const { start_date } = form.period.values;
  const { formJuridique, companyName, acronym, ICE } = form.company.values;
  const months = Number(form.terms.values.duration_months);
  return {
    start_date,
    duration_months: months,
    end_date: findEnd(start_date, months),
    ...form.identification.values,
    formJuridique,
    companyName,
    acronym: acronym.trim() === '' ? null : acronym,
    ICE,
    negativeCertificate: form.negativeCertificate.file?.content ?? '',
    managers: form.managers.items.map(({ part }) => toPersonWire(part.values)),
  };
}

/** The last day of the domiciliation; null without a valid first day. */
export function findEnd(start: string, months: number): string | null {
  return isDay(start) && months > 0 ? domiciliationEnd(start, months) : null;
}
