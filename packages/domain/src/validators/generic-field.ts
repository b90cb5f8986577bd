import { emailAddress } from './email.ts';
import { shapedAs } from './field.ts';
import { PERSON_NAME, PHONE } from './patterns.ts';
import { lineOfText } from './text.ts';
import {
  firstViolation,
  requiredAs,
  type Validator,
  type Violation,
  type ViolationCode,
} from './violation.ts';

/**
 * The rules of the generic field, for forms without rules of their own. An empty value passes; {@link
 * genericRequired} requires one.
 */
export const GENERIC_FIELDS = {
  email: shaped((value) => emailAddress(value)),
  phone: shaped(shapedAs(PHONE, 'phone_format_invalid')),
  positiveNumber: shaped(positiveNumber),
  name: pattern(PERSON_NAME, 'name_format_invalid'),
  companyName: pattern(/^[\p{Script=Latin}\p{Mn}\d .&'’-]+$/u, 'company_name_format_invalid'),
  acronym: pattern(/^[\p{Script=Latin}\p{Mn}\d]{1,10}$/u, 'acronym_format_invalid'),
  commercialRegister: pattern(/^\d{1,6}$/u, 'commercial_register_format_invalid'),
  cin: pattern(/^[A-Z\d]+$/u),
  passport: pattern(/^[A-Za-z\d]{6,9}$/u),
  residenceCard: pattern(/^[A-Za-z\d]{5,20}$/u),
  /** While typing; at submission the form's own rule applies. */
  ice: pattern(/^\d{1,15}$/u),
} as const satisfies Record<string, Validator>;

/** 'This field is required'. */
export const genericRequired: Validator = requiredAs('required');

/** A required choice: '{label} is required'. */
export function genericSelect(value: string, label: string): Violation | null {
  return value.trim() === '' ? { code: 'label_required', params: { label } } : null;
}

/**
 * A field with a pattern of its own: 'Please match the requested format'.
 * @param otherwise the code of a text that describes the format
 */
export function pattern(expected: RegExp, otherwise: ViolationCode = 'format_mismatch'): Validator {
  return shaped(shapedAs(expected, otherwise));
}

function shaped(rule: Validator): Validator {
  return (value) => (value.trim() === '' ? null : firstViolation(value, [lineOfText, rule]));
}

function positiveNumber(value: string): Violation | null {
  const isPositive = /^\d+(?:[.,]\d+)?$/u.test(value.trim()) && /[1-9]/u.test(value);
  return isPositive ? null : { code: 'amount_not_positive' };
}
