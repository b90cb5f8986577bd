import {
  DEFAULT_IDENTIFICATION_TYPE,
  IDENTIFICATION_TYPES,
  getIdentificationField,
  type IdentificationField,
  type IdentificationType,
  type Validator,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import type { Fields } from '../fields.ts';
import { acrossFields, atMost, textIn, wrong } from '../rule.ts';

const number = z.nullish(z.string(wrong).check(atMost(255, 'line_too_long')));

/** The kind of document (CIN when none is chosen) and a number for each kind; the API uses the chosen kind's. */
export const identificationFields = {
  identificationType: z.nullish(z.enum(IDENTIFICATION_TYPES, wrong)),
  cin: number,
  passport: number,
  carteSejour: number,
};

/** Validates the number of the chosen document by the form's own rules. */
export function chosenNumber(rules: Readonly<Record<IdentificationField, Validator>>) {
  return acrossFields((fields) => {
    const type = chosenDocument(fields);
    if (type === null) return [];
    const name = getIdentificationField(type);
    return [[name, rules[name](textIn(fields, name))]];
  });
}

/** The chosen kind of document; null when it is unknown. */
export function chosenDocument({ identificationType }: Fields): IdentificationType | null {
  if (identificationType === undefined || identificationType === null) {
    return DEFAULT_IDENTIFICATION_TYPE;
  }
  return IDENTIFICATION_TYPES.find((type) => type === identificationType) ?? null;
}
