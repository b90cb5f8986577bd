import { noArabic } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

const LOOSE_PHONE = /^\+?[\d\s\-()]{8,30}$/u;

/** The phone of a registration: 8 or more digits, spaces, hyphens, parentheses; a leading + or not. */
export function registrationPhone(value: string): Violation | null {
  return firstViolation(value, [requiredAs('phone_required'), noArabic, loosePhone]);
}

function loosePhone(value: string): Violation | null {
  return LOOSE_PHONE.test(value.trim()) ? null : { code: 'phone_invalid' };
}
