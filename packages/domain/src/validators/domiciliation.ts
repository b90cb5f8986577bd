import { requiredDay } from './date-input.ts';
import { requiredLine } from './field.ts';
import { GENERIC_FIELDS } from './generic-field.ts';
import { clientIce } from './ice.ts';
import { firstViolation, requiredAs, type Validator } from './violation.ts';

/** The rule of each text of the domiciliation form. The start must also be in `daysAhead`. */
export const DOMICILIATION_FIELDS = {
  start_date: requiredDay('required'),
  companyName: requiredLine('required', GENERIC_FIELDS.companyName),
  /** Optional: a company may have none. */
  acronym: GENERIC_FIELDS.acronym,
  ICE: (value) =>
    firstViolation(value, [requiredAs('required'), (typed) => clientIce(typed.trim())]),
} as const satisfies Record<string, Validator>;
