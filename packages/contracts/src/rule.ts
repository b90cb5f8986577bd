import { firstViolation, type Validator, type Violation, type ViolationCode } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';

/** A zod issue whose message is our code and whose `params` fill its text. */
export function issueOf(violation: Violation, path: PropertyKey[] = []) {
  return {
    code: 'custom',
    message: violation.code,
    params: { ...violation.params },
    path,
  } as const;
}

/** At most `max` UTF-16 units; `max` is also what fills the text of `code`. */
export function atMost(max: number, code: ViolationCode) {
  return z.maxLength(max, { error: code });
}

/**
 * A text that obeys rules of `@tassis/domain`.
 * @param missing the code when there is no text at all
 */
export function text(missing: ViolationCode, ...rules: Validator[]) {
  const rule = z.superRefine<string>((value, context) => {
    const violation = firstViolation(value, rules);
    if (violation !== null) context.addIssue(issueOf(violation));
  });
  return z.string({ error: missing }).check(rule);
}
