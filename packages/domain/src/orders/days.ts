import { addMonths, isDay } from '../time/day.ts';
import { dayWithin, daysAhead, pastDays, type DayRange } from '../validators/date-input.ts';
import type { FieldViolation } from '../validators/registration.ts';

type Found = FieldViolation<string>[];
type Born = { readonly birthDate: string };

const AGE_OF_MAJORITY_YEARS = 18;
const MINOR = { code: 'associate_manager_minor' } as const;

/** The fields of a company creation that are read: birth dates and managers. */
type CreationDays = {
  readonly associates: readonly (
    | ({ readonly associateType: 'physical'; readonly isManager?: boolean | undefined } & Born)
    | { readonly associateType: 'moral' }
  )[];
  readonly externalManagers?: readonly Born[] | undefined;
};

/** The fields of a domiciliation that are read. */
type DomiciliationDays = { readonly start_date: string; readonly managers: readonly Born[] };

/** Whether a person is under 18 on this day; false for an invalid or future birth date. */
export function isMinor(birthDate: string, today: string): boolean {
  if (!isDay(birthDate) || birthDate > today) return false;
  return addMonths(birthDate, AGE_OF_MAJORITY_YEARS * 12) > today;
}

/**
 * The violations of a company creation that depend on today: birth dates before 1900 or in the future, and minors as
 * managers. Another rule refuses invalid days. Fields are paths: 'associates.0.birthDate'.
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
        ? [{ field: `associates.${index}.isManager`, violation: MINOR }]
        : [],
    ),
    ...managerDays('externalManagers', form.externalManagers ?? [], today),
  ];
}

/** The violations of a domiciliation that depend on today: it starts today or later, and no minor manages. */
export function domiciliationDays(form: DomiciliationDays, today: string): Found {
  return [
    ...outside('start_date', form.start_date, daysAhead(today)),
    ...managerDays('managers', form.managers, today),
  ];
}

function managerDays(list: string, people: readonly Born[], today: string): Found {
  return people.flatMap(({ birthDate }, index): Found => {
    const field = `${list}.${index}.birthDate`;
    return isMinor(birthDate, today)
      ? [{ field, violation: MINOR }]
      : outside(field, birthDate, pastDays(today));
  });
}

function outside(field: string, day: string, range: DayRange): Found {
  const violation = isDay(day) ? dayWithin(day, range) : null;
  return violation === null ? [] : [{ field, violation }];
}
