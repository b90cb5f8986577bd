import type { IdentificationField } from '../options/identification-types.ts';
import { shapedAs } from './field.ts';
import { firstViolation, requiredAs, type Validator } from './violation.ts';

/** A physical associate's CIN: 1 or 2 letters, then 5 or 6 digits. */
const CIN = /^[A-Za-z]{1,2}\d{5,6}$/u;
/** A physical associate's passport: 6 to 9 letters or digits. */
const PASSPORT = /^[A-Za-z\d]{6,9}$/u;
/** A physical associate's residence card: 5 to 20 letters or digits. */
const RESIDENCE_CARD = /^[A-Za-z\d]{5,20}$/u;

/** The rule of each document number of a physical associate; only the chosen one's applies. */
export const PHYSICAL_ASSOCIATE_IDENTIFIERS: Readonly<Record<IdentificationField, Validator>> = {
  cin: (value) =>
    firstViolation(value, [
      requiredAs('associate_cin_required'),
      shapedAs(CIN, 'associate_cin_invalid'),
    ]),
  passport: (value) =>
    firstViolation(value, [
      requiredAs('associate_passport_required'),
      shapedAs(PASSPORT, 'associate_passport_invalid'),
    ]),
  carteSejour: (value) =>
    firstViolation(value, [
      requiredAs('associate_residence_card_required'),
      shapedAs(RESIDENCE_CARD, 'associate_residence_card_invalid'),
    ]),
};
