import { ACCOUNTANT_LEGAL_FORMS, ACCOUNTANT_LEGAL_STATUSES } from '../options/accountants.ts';
import { lineOfText } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** The name of an accountant's business. */
export function partnerBusinessName(value: string): Violation | null {
  return firstViolation(value, [requiredAs('business_name_required'), lineOfText]);
}

/** A profession of the list. */
export function partnerLegalStatus(value: string): Violation | null {
  return chosenFrom(ACCOUNTANT_LEGAL_STATUSES, 'legal_status_required', value);
}

/** A legal form of the accountants' list. */
export function partnerLegalForm(value: string): Violation | null {
  return chosenFrom(ACCOUNTANT_LEGAL_FORMS, 'legal_form_required', value);
}

function chosenFrom(
  options: readonly string[],
  missing: 'legal_status_required' | 'legal_form_required',
  value: string,
): Violation | null {
  if (value === '') return { code: missing };
  return options.includes(value) ? null : { code: 'invalid_value' };
}
