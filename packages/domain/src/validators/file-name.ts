import { lineInAnyScript } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** What a file is called on the machine of the person who sends it: typed into no form, so in any script. */
export function fileName(value: string): Violation | null {
  return firstViolation(value, [requiredAs('required'), lineInAnyScript]);
}
