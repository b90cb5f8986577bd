import { lineOfText } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** A broken rule, and the field that breaks it. */
export type FieldViolation<Field extends string> = { field: Field; violation: Violation };

/** 'Le prénom est requis.', then the rules of every line. */
export function registrationFirstName(value: string): Violation | null {
  return firstViolation(value, [requiredAs('first_name_required'), lineOfText]);
}

/** 'Le nom est requis.', then the rules of every line. */
export function registrationLastName(value: string): Violation | null {
  return firstViolation(value, [requiredAs('last_name_required'), lineOfText]);
}
