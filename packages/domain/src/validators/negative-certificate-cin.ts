import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** This form's own rule: one or two capital letters, then six digits. */
const CIN = /^[A-Z]{1,2}\d{6}$/u;

/** The CIN on a negative certificate request (AB123456). */
export function negativeCertificateCin(value: string): Violation | null {
  return firstViolation(value, [requiredAs('negative_certificate_cin_required'), wellFormed]);
}

function wellFormed(value: string): Violation | null {
  return CIN.test(value.trim()) ? null : { code: 'negative_certificate_cin_invalid' };
}
