import { emailAddress } from './email.ts';
import { shapedAs } from './field.ts';
import { PERSON_NAME, PHONE } from './patterns.ts';
import { lineOfText } from './text.ts';
import { firstViolation, requiredAs, type Validator, type Violation } from './violation.ts';

/**
 * The rules of the generic field, which forms share where they have none of their own. An empty
 * value passes: whether it is required is {@link genericRequired}.
 */
export const GENERIC_FIELDS = {
  email: shaped((value) => emailAddress(value)),
  phone: shaped(shapedAs(PHONE, 'phone_format_invalid')),
  positiveNumber: shaped(positiveNumber),
  name: pattern(PERSON_NAME),
  companyName: pattern(/^[\p{Script=Latin}\p{Mn}\d .&'’-]+$/u),
  acronym: pattern(/^[\p{Script=Latin}\p{Mn}\d]{1,10}$/u),
  commercialRegister: pattern(/^\d{1,6}$/u),
  cin: pattern(/^[A-Z\d]+$/u),
  passport: pattern(/^[A-Za-z\d]{6,9}$/u),
  residenceCard: pattern(/^[A-Za-z\d]{5,20}$/u),
  /** While it is typed; what a form wants when it is sent is that form's rule. */
  ice: pattern(/^\d{1,15}$/u),
} as const satisfies Record<string, Validator>;

/** 'This field is required'. */
export const genericRequired: Validator = requiredAs('required');

/** A choice that must be made: '{label} is required'. */
export function genericSelect(value: string, label: string): Violation | null {
  return value.trim() === '' ? { code: 'label_required', params: { label } } : null;
}

/** A field with a pattern of its own: 'Please match the requested format'. */
export function pattern(expected: RegExp): Validator {
  return shaped(shapedAs(expected, 'format_mismatch'));
}

function shaped(rule: Validator): Validator {
  return (value) => (value.trim() === '' ? null : firstViolation(value, [lineOfText, rule]));
}

function positiveNumber(value: string): Violation | null {
  const isPositive = /^\d+(?:[.,]\d+)?$/u.test(value.trim()) && /[1-9]/u.test(value);
  return isPositive ? null : { code: 'amount_not_positive' };
}
