import { lineInAnyScript } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** The name of an uploaded file; in any script, since nobody typed it into the form. */
export function fileName(value: string): Violation | null {
  return firstViolation(value, [requiredAs('required'), lineInAnyScript]);
}
