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

/** {@link text} of one rule, which also says what is missing when there is no text at all. */
export function field(rule: Validator) {
  return text(rule('')?.code ?? 'invalid_value', rule);
}

/** A number that obeys a rule of `@tassis/domain`; none at all breaks it too. */
export function amount(rule: (value: number) => Violation | null) {
  const obeyed = z.superRefine<number>((value, context) => {
    const violation = rule(value);
    if (violation !== null) context.addIssue(issueOf(violation));
  });
  return z.number({ error: rule(Number.NaN)?.code ?? 'invalid_value' }).check(obeyed);
}

/** What stands in a form that may be broken elsewhere: any field may hold anything. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field and what is wrong with it. */
export type Finding = readonly [field: string, violation: Violation | null];

/**
 * A rule about several fields of one form. It is also asked beside other errors, so that one
 * answer lists everything; so it cannot rely on the types of the fields.
 */
export function acrossFields(rule: (fields: Fields) => readonly Finding[]) {
  return z.superRefine<unknown>(
    (form, context) => {
      for (const [name, violation] of isFields(form) ? rule(form) : []) {
        if (violation !== null) context.addIssue(issueOf(violation, [name]));
      }
    },
    { when: ({ value }) => isFields(value) },
  );
}

/** The text that stands there; '' when it is none. */
export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** Whether it has fields at all. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
