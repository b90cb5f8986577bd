import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** This form's own rule: 6 to 12 capital letters or digits. */
const RESIDENCE_CARD = /^[A-Z\d]{6,12}$/u;

/** The residence-card number (carte de séjour) on a negative certificate request. */
export function negativeCertificateResidenceCard(value: string): Violation | null {
  const required = requiredAs('negative_certificate_residence_card_required');
  return firstViolation(value, [required, wellFormed]);
}

function wellFormed(value: string): Violation | null {
  return RESIDENCE_CARD.test(value.trim())
    ? null
    : { code: 'negative_certificate_residence_card_invalid' };
}
