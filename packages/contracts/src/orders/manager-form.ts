import {
  EXTERNAL_MANAGER_FIELDS,
  EXTERNAL_MANAGER_IDENTIFIERS,
  GENDERS,
  NATIONALITIES,
  type ViolationCode,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field, wrong } from '../rule.ts';
import { chosenNumber, identificationFields } from './identification.ts';

const rules = EXTERNAL_MANAGER_FIELDS;

/** 'Male' or 'Female'. */
export function genderField(missing: ViolationCode) {
  return z.enum(GENDERS, { error: missing });
}

/**
 * A manager who owns no part, or manages a company that moves in. The API accepts and drops `type`, `shares` and
 * `managerIndex`, which are redundant.
 */
export const ManagerForm = z
  .strictObject({
    type: z.optional(z.literal('manager', wrong)),
    firstName: field(rules.firstName),
    lastName: field(rules.lastName),
    nationality: z.nullish(z.enum(NATIONALITIES, wrong)),
    email: field(rules.email),
    phone: field(rules.phone),
    shares: z.nullish(z.number(wrong)),
    birthDate: field(rules.birthDate),
    sex: genderField('manager_sex_required'),
    placeOfBirth: field(rules.placeOfBirth),
    address: field(rules.address),
    city: field(rules.city),
    ...identificationFields,
    managerIndex: z.nullish(z.number(wrong)),
  })
  .check(chosenNumber(EXTERNAL_MANAGER_IDENTIFIERS));

export type ManagerForm = z.input<typeof ManagerForm>;
