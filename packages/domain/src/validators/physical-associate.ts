import { isGender } from '../options/people.ts';
import { requiredDay } from './date-input.ts';
import { oneOf, requiredLine, requiredName, shapedAs } from './field.ts';
import { EMAIL, PERSON_NAME, PHONE } from './patterns.ts';
import type { Validator } from './violation.ts';

/** The rule of each field of a physical associate. A birth date must also be in `pastDays`. */
export const PHYSICAL_ASSOCIATE_FIELDS = {
  firstName: requiredName(
    'associate_first_name_required',
    shapedAs(PERSON_NAME, 'associate_first_name_invalid'),
  ),
  lastName: requiredName(
    'associate_last_name_required',
    shapedAs(PERSON_NAME, 'associate_last_name_invalid'),
  ),
  sex: oneOf('required', isGender),
  birthDate: requiredDay('required'),
  placeOfBirth: requiredLine('required'),
  address: requiredLine('required'),
  city: requiredLine('required'),
  email: requiredLine('required', shapedAs(EMAIL, 'associate_email_invalid')),
  phone: requiredLine('required', shapedAs(PHONE, 'associate_phone_invalid')),
} as const satisfies Record<string, Validator>;
