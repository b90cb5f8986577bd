import { isDay } from '../time/day.ts';
import { dayWithin, daysAhead, pastDays, type DayRange } from '../validators/date-input.ts';
import type { FieldViolation } from '../validators/registration.ts';

type Found = FieldViolation<string>[];
type Born = { readonly birthDate: string };

/** What is read of a company creation: who was born when. */
type CreationDays = {
  readonly associates: readonly (
    | ({ readonly associateType: 'physical' } & Born)
    | { readonly associateType: 'moral' }
  )[];
  readonly externalManagers?: readonly Born[] | undefined;
};

/** What is read of a domiciliation. */
type DomiciliationDays = { readonly start_date: string; readonly managers: readonly Born[] };

/**
 * The days of a company creation that cannot be, seen from today: everybody was born since 1900.
 * What is no day breaks another rule, which knows no today. Fields are paths: 'associates.0.birthDate'.
 */
export function creationDays(form: CreationDays, today: string): Found {
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
export function domiciliationDays(form: DomiciliationDays, today: string): Found {
  return [
    ...outside('start_date', form.start_date, daysAhead(today)),
    ...birthDays('managers', form.managers, pastDays(today)),
  ];
}

function birthDays(list: string, people: readonly Born[], past: DayRange): Found {
  return people.flatMap(({ birthDate }, index) =>
    outside(`${list}.${index}.birthDate`, birthDate, past),
  );
}

function outside(field: string, day: string, range: DayRange): Found {
  const violation = isDay(day) ? dayWithin(day, range) : null;
  return violation === null ? [] : [{ field, violation }];
}
