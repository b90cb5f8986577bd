import type { Validator, Violation, ViolationCode } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { isFields, type Fields } from './fields.ts';

/** The refusal of values that no person types: an unknown option, a malformed id, a missing or empty value. */
export const wrong = { error: ({ input }: Unread) => unreadCode(input) };

/** An issue of zod before it has a message. */
type Unread = { readonly input?: unknown };

function unreadCode(input: unknown): ViolationCode {
  return input === undefined || input === '' ? 'required' : 'invalid_value';
}

/** Maps a violation to a zod issue: its message is the code, its `params` fill the text. */
export function toIssue(violation: Violation, path: PropertyKey[] = []) {
  return {
    code: 'custom',
    message: violation.code,
    params: { ...violation.params },
    path,
  } as const;
}

/** Allows at most `max` UTF-16 units; `max` also fills the text of `code`. */
export function atMost(max: number, code: ViolationCode) {
  return z.maxLength(max, { error: code });
}

/** A text under a rule of `@tassis/domain`; a missing one is validated as an empty one. */
export function field(rule: Validator) {
  return z.string(brokenAs(rule(''))).check(obeying(rule));
}

/** A check of any value, such as a list, by a rule of `@tassis/domain`. */
export function obeying<Value>(rule: (value: Value) => Violation | null) {
  return z.superRefine<Value>((value, context) => {
    const violation = rule(value);
    if (violation !== null) context.addIssue(toIssue(violation));
  });
}

/** A number under a rule of `@tassis/domain`; a missing one breaks it too. */
export function amount(rule: (value: number) => Violation | null) {
  return z.number(brokenAs(rule(Number.NaN))).check(obeying(rule));
}

/** The rule itself refuses a fraction. If `int` refused it, the rules over several fields would not run. */
const DOCUMENTED = {
  abort: false,
  when: ({ value }: { value: unknown }) => Number.isSafeInteger(value),
};

/**
 * The same for a whole number, which the OpenAPI document shows.
 * @param unread how what is no number is refused; default as the rule refuses it
 */
export function wholeAmount(
  rule: (value: number) => Violation | null,
  unread: { error: (issue: Unread) => ViolationCode } = brokenAs(rule(Number.NaN)),
) {
  return z.number(unread).check(z.int(DOCUMENTED), obeying(rule));
}

/** Refuses a value of another type with the whole violation. */
function brokenAs(violation: Violation | null) {
  const error = (issue: Unread) => {
    const { code, params }: Violation = violation ?? { code: unreadCode(issue.input) };
    Object.assign(issue, { params });
    return code;
  };
  return { error };
}

/** A field and what is wrong with it. */
export type Finding = readonly [field: string, violation: Violation | null];

/**
 * A rule over several fields of a form. It runs beside other errors, so that one answer lists all of them; therefore
 * it cannot rely on the fields' types.
 */
export function acrossFields(rule: (fields: Fields) => readonly Finding[]) {
  return z.superRefine<unknown>(
    (form, context) => {
      for (const [name, violation] of isFields(form) ? rule(form) : []) {
        if (violation !== null) context.addIssue(toIssue(violation, [name]));
      }
    },
    { when: ({ value }) => isFields(value) },
  );
}

/** Reads a text field; '' when it holds no text. */
export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
