import { dayWithin, daysAhead, pastDays, type DayRange } from '../validators/date-input.ts';
import type { FieldViolation } from '../validators/registration.ts';
import type { CompanyCreationInput } from './company-creation.ts';
import type { DomiciliationInput } from './domiciliation.ts';

type Found = FieldViolation<string>[];

/**
 * The days of a company creation that cannot be, seen from today: everybody was born since 1900.
 * Asked after the form's other rules, which know no today. Fields are paths: 'associates.0.birthDate'.
 */
export function creationDays(
  form: Pick<CompanyCreationInput, 'associates' | 'externalManagers'>,
  today: string,
): Found {
  const past = pastDays(today);
  return [
    ...form.associates.flatMap((each, index) =>
      each.associateType === 'physical'
        ? outside(`associates.${index}.birthDate`, each.birthDate, past)
        : [],
    ),
    ...birthDays('externalManagers', form.externalManagers ?? [], past),
  ];
}

/** The days of a domiciliation that cannot be, seen from today: it starts today or later. */
export function domiciliationDays(
  form: Pick<DomiciliationInput, 'start_date' | 'managers'>,
  today: string,
): Found {
  return [
    ...outside('start_date', form.start_date, daysAhead(today)),
    ...birthDays('managers', form.managers, pastDays(today)),
  ];
}

function birthDays(list: string, people: readonly { birthDate: string }[], past: DayRange): Found {
  return people.flatMap(({ birthDate }, index) =>
    outside(`${list}.${index}.birthDate`, birthDate, past),
  );
}

function outside(field: string, day: string, range: DayRange): Found {
  const violation = dayWithin(day, range);
  return violation === null ? [] : [{ field, violation }];
}
