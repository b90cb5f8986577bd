import { requiredLine } from './field.ts';
import { GENERIC_FIELDS } from './generic-field.ts';
import type { Validator } from './violation.ts';

/** The rule of each text of a moral associate. */
export const MORAL_ASSOCIATE_FIELDS = {
  companyName: requiredLine('required', GENERIC_FIELDS.companyName),
  acronym: requiredLine('required', GENERIC_FIELDS.acronym),
  legalStatus: requiredLine('required'),
  commercialRegisterNumber: requiredLine('required', GENERIC_FIELDS.commercialRegister),
  city: requiredLine('required'),
  address: requiredLine('required'),
} as const satisfies Record<string, Validator>;
