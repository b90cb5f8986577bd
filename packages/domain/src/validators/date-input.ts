import { addMonths, isDay } from '../time/day.ts';
import {
  firstViolation,
  requiredAs,
  type Validator,
  type Violation,
  type ViolationCode,
} from './violation.ts';

/** The first and the last accepted day. */
export type DayRange = { readonly min: string; readonly max: string };

const EARLIEST = '1900-01-01';
const LATEST = '9999-12-31';
const EVER: DayRange = { min: EARLIEST, max: LATEST };
const YEARS_AHEAD = 100;

/** The range of past days, for birth dates. */
export function pastDays(today: string): DayRange {
  return { min: EARLIEST, max: today };
}

/** The range of future days, today included. */
export function daysAhead(today: string): DayRange {
  return { min: today, max: addMonths(today, YEARS_AHEAD * 12) };
}

/** 'Date cannot be before …', 'Date cannot be after …'. Another rule refuses invalid days. */
export function dayWithin(value: string, { min, max }: DayRange): Violation | null {
  if (value < min) return { code: 'date_too_early', params: { min } };
  return value > max ? { code: 'date_too_late', params: { max } } : null;
}

/** A required day ('2026-11-21') since 1900; rules that depend on today are separate. */
export function requiredDay(missing: ViolationCode): Validator {
  return (value) => {
    const rules = [requiredAs(missing), existing, (day: string) => dayWithin(day, EVER)];
    return firstViolation(value, rules);
  };
}

/** All rules of a date field: '{label} is required', 'Please enter a valid date', then its range. */
export function dateInput(value: string, label: string, range: DayRange): Violation | null {
  if (value.trim() === '') return { code: 'label_required', params: { label } };
  return existing(value) ?? dayWithin(value, range);
}

function existing(value: string): Violation | null {
  return isDay(value) ? null : { code: 'date_invalid' };
}
