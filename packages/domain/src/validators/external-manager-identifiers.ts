import type { IdentificationField } from '../options/identification-types.ts';
import { shapedAs } from './field.ts';
import { firstViolation, requiredAs, type Validator } from './violation.ts';

/** A manager's CIN: one capital letter, then 4 to 8 capital letters or digits. */
const CIN = /^[A-Z][A-Z\d]{4,8}$/u;
/** A manager's passport: 6 to 12 capital letters or digits. */
const PASSPORT = /^[A-Z\d]{6,12}$/u;
/** A manager's residence card: 5 to 20 letters or digits. */
const RESIDENCE_CARD = /^[A-Za-z\d]{5,20}$/u;

/** The rule of each document number of a manager; only the chosen one's applies. */
export const EXTERNAL_MANAGER_IDENTIFIERS: Readonly<Record<IdentificationField, Validator>> = {
  cin: (value) =>
    firstViolation(value, [
      requiredAs('manager_cin_required'),
      shapedAs(CIN, 'manager_cin_invalid'),
    ]),
  passport: (value) =>
    firstViolation(value, [
      requiredAs('manager_passport_required'),
      shapedAs(PASSPORT, 'manager_passport_invalid'),
    ]),
  carteSejour: (value) =>
    firstViolation(value, [
      requiredAs('manager_residence_card_required'),
      shapedAs(RESIDENCE_CARD, 'manager_residence_card_invalid'),
    ]),
};
