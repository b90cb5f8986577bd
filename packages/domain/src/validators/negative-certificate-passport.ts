import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** This form's own rule: 6 to 12 capital letters or digits. */
const PASSPORT = /^[A-Z\d]{6,12}$/u;

/** The passport number on a negative certificate request. */
export function negativeCertificatePassport(value: string): Violation | null {
  return firstViolation(value, [requiredAs('negative_certificate_passport_required'), wellFormed]);
}

function wellFormed(value: string): Violation | null {
  return PASSPORT.test(value.trim()) ? null : { code: 'negative_certificate_passport_invalid' };
}
