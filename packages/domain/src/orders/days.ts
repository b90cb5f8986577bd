import { addMonths, isDay } from '../time/day.ts';
import { dayWithin, daysAhead, pastDays, type DayRange } from '../validators/date-input.ts';
import type { FieldViolation } from '../validators/registration.ts';

type Found = FieldViolation<string>[];
type Born = { readonly birthDate: string };

const AGE_OF_MAJORITY_YEARS = 18;

/** What is read of a company creation: who was born when, and who manages. */
type CreationDays = {
  readonly associates: readonly (
    | ({ readonly associateType: 'physical'; readonly isManager?: boolean | undefined } & Born)
    | { readonly associateType: 'moral' }
  )[];
  readonly externalManagers?: readonly Born[] | undefined;
};

/** What is read of a domiciliation. */
type DomiciliationDays = { readonly start_date: string; readonly managers: readonly Born[] };

/** Whether somebody is under 18 on this day. What is no day, or lies ahead, says nothing of an age. */
export function isMinor(birthDate: string, today: string): boolean {
  if (!isDay(birthDate) || birthDate > today) return false;
  return addMonths(birthDate, AGE_OF_MAJORITY_YEARS * 12) > today;
}

/**
 * What cannot be in a company creation, seen from today: everybody was born since 1900, and no minor manages.
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
    ...form.associates.flatMap((each, index): Found =>
      each.associateType === 'physical' &&
      (each.isManager ?? true) &&
      isMinor(each.birthDate, today)
        ? [
            {
              field: `associates.${index}.isManager`,
              violation: { code: 'associate_manager_minor' },
            },
          ]
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
