import { addMonths, isDay } from '../time/day.ts';
import { requiredAs, type Validator, type ViolationCode, type Violation } from './violation.ts';

/** The first and the last day that are taken. */
export type DayRange = { readonly min: string; readonly max: string };

const EARLIEST = '1900-01-01';
const YEARS_AHEAD = 100;

/** A day that lies behind: of birth. */
export function pastDays(today: string): DayRange {
  return { min: EARLIEST, max: today };
}

/** A day to come, today included. */
export function daysAhead(today: string): DayRange {
  return { min: today, max: addMonths(today, YEARS_AHEAD * 12) };
}

/** 'Date cannot be before …', 'Date cannot be after …'. What is no day breaks another rule. */
export function dayWithin(value: string, { min, max }: DayRange): Violation | null {
  if (value < min) return { code: 'date_too_early', params: { min } };
  return value > max ? { code: 'date_too_late', params: { max } } : null;
}

/** A day ('2026-11-21') that must be given, whichever it is. */
export function requiredDay(missing: ViolationCode): Validator {
  return (value) => requiredAs(missing)(value) ?? (isDay(value) ? null : { code: 'date_invalid' });
}

/** A date field, whole: '{label} is required', 'Please enter a valid date', then its range. */
export function dateInput(value: string, label: string, range: DayRange): Violation | null {
  if (value.trim() === '') return { code: 'label_required', params: { label } };
  return isDay(value) ? dayWithin(value, range) : { code: 'date_invalid' };
}
