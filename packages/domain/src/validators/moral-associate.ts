import { DIRHAMS_MAX } from './contribution.ts';
import { requiredLine } from './field.ts';
import { GENERIC_FIELDS } from './generic-field.ts';
import type { Validator, Violation } from './violation.ts';

/** The rule of each text of a moral associate. */
export const MORAL_ASSOCIATE_FIELDS = {
  companyName: requiredLine('required', GENERIC_FIELDS.companyName),
  acronym: requiredLine('required', GENERIC_FIELDS.acronym),
  legalStatus: requiredLine('required'),
  commercialRegisterNumber: requiredLine('required', GENERIC_FIELDS.commercialRegister),
  city: requiredLine('required'),
  address: requiredLine('required'),
} as const satisfies Record<string, Validator>;

/** A moral associate's own capital: whole dirhams, 0 or more. */
export function moralAssociateCapital(dirhams: number): Violation | null {
  const isFine = Number.isInteger(dirhams) && dirhams >= 0 && dirhams <= DIRHAMS_MAX;
  return isFine ? null : { code: 'whole_amount_invalid' };
}
