import { isGender } from '../options/people.ts';
import { requiredDay } from './date-input.ts';
import { oneOf, requiredLine, requiredName } from './field.ts';
import { GENERIC_FIELDS } from './generic-field.ts';
import type { Validator } from './violation.ts';

/**
 * The rule of each field of an external manager, and of a manager of a company that moves in. A birth date must also
 * be in `pastDays`.
 */
export const EXTERNAL_MANAGER_FIELDS = {
  firstName: requiredName('manager_first_name_required', GENERIC_FIELDS.name),
  lastName: requiredName('manager_last_name_required', GENERIC_FIELDS.name),
  email: requiredLine('manager_email_required', GENERIC_FIELDS.email),
  phone: requiredLine('manager_phone_required', GENERIC_FIELDS.phone),
  birthDate: requiredDay('manager_birth_date_required'),
  placeOfBirth: requiredLine('manager_birth_place_required'),
  address: requiredLine('manager_address_required'),
  city: requiredLine('manager_city_required'),
  sex: oneOf('manager_sex_required', isGender),
} as const satisfies Record<string, Validator>;
