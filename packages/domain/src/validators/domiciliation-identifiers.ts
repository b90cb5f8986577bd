import type { IdentificationType } from '../options/identification-types.ts';
import { shapedAs } from './field.ts';
import { firstViolation, requiredAs, type Validator } from './violation.ts';

/** On this form: 1 or 2 capital letters, then 6 digits. */
const CIN = /^[A-Z]{1,2}\d{6}$/u;
/** On this form: 6 to 12 capital letters or digits; the residence card too. */
const SIX_TO_TWELVE = /^[A-Z\d]{6,12}$/u;

/** The rule of the one document number (`identifierValue`) by the kind of document. */
export const DOMICILIATION_IDENTIFIERS: Readonly<Record<IdentificationType, Validator>> = {
  CIN: asked(shapedAs(CIN, 'domiciliation_cin_invalid')),
  Passport: asked(shapedAs(SIX_TO_TWELVE, 'domiciliation_passport_invalid')),
  carteSejour: asked(shapedAs(SIX_TO_TWELVE, 'domiciliation_residence_card_invalid')),
};

function asked(rule: Validator): Validator {
  return (value) => firstViolation(value, [requiredAs('required'), rule]);
}
