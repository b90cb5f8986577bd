import { ACCOUNTANT_LEGAL_FORMS, ACCOUNTANT_LEGAL_STATUSES } from '../options/accountants.ts';
import { firstRegistrationViolation, type FieldViolation } from './registration.ts';
import type { RegistrationFields } from './registration.ts';
import { lineOfText } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** What an accountant says besides what everybody says. */
export type PartnerRegistrationFields = RegistrationFields & {
  readonly businessName: string;
  readonly legalStatus: string;
  readonly legalForm: string;
};

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

/** Only the first error is shown: those of every registration, then the business's. */
export function firstPartnerRegistrationViolation(
  form: PartnerRegistrationFields,
): FieldViolation<keyof PartnerRegistrationFields> | null {
  const first = firstRegistrationViolation(form);
  if (first !== null) return first;
  const checks: [keyof PartnerRegistrationFields, Violation | null][] = [
    ['businessName', partnerBusinessName(form.businessName)],
    ['legalStatus', partnerLegalStatus(form.legalStatus)],
    ['legalForm', partnerLegalForm(form.legalForm)],
  ];
  for (const [field, violation] of checks) if (violation !== null) return { field, violation };
  return null;
}

function chosenFrom(
  options: readonly string[],
  missing: 'legal_status_required' | 'legal_form_required',
  value: string,
): Violation | null {
  if (value === '') return { code: missing };
  return options.includes(value) ? null : { code: 'invalid_value' };
}
