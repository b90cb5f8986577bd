import { DIRHAMS_MAX, wholeDirhams } from './contribution.ts';
import { requiredLine, requiredParagraph } from './field.ts';
import { GENERIC_FIELDS } from './generic-field.ts';
import { clientIce } from './ice.ts';
import { proposedName } from './proposed-names.ts';
import { firstViolation, requiredAs, type Validator, type Violation } from './violation.ts';

/** Fields required with a negative certificate, besides its PDF. */
export const WITH_CERTIFICATE_FIELDS = {
  certificatNumber: requiredLine('creation_field_required'),
  ICE: (value) =>
    firstViolation(value, [
      requiredAs('creation_field_required'),
      (typed) => clientIce(typed.trim()),
    ]),
  companyName: requiredLine('creation_field_required', GENERIC_FIELDS.companyName),
} as const satisfies Record<string, Validator>;

/** Fields required without one, for the application to the register. */
export const WITHOUT_CERTIFICATE_FIELDS = {
  firstAppelation: proposedName('creation_first_name_choice_required'),
  secoundAppelation: proposedName('creation_second_name_choice_required'),
  thirdAppelation: proposedName('creation_third_name_choice_required'),
  activity: requiredParagraph('creation_activity_required'),
} as const satisfies Record<string, Validator>;

/** The address of a company that has one of its own. */
export const creationAddress: Validator = requiredLine('required');

/** 'Valid capital amount is required': whole dirhams, more than 0. */
export function creationCapital(dirhams: number): Violation | null {
  const isAmount = dirhams > 0 && dirhams <= DIRHAMS_MAX;
  return isAmount ? wholeDirhams(dirhams) : { code: 'creation_capital_invalid' };
}

/**
 * The associate who applies for the negative certificate: the position, from 0. A single associate need not be
 * chosen.
 */
export function certificateHolder(
  position: number | null | undefined,
  associates: number,
): Violation | null {
  const chosen = position ?? (associates === 1 ? 0 : -1);
  const isOne = Number.isInteger(chosen) && chosen >= 0 && chosen < associates;
  return isOne || associates === 0 ? null : { code: 'creation_certificate_holder_required' };
}
