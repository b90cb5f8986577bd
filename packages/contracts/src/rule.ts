import type { Validator, Violation, ViolationCode } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { isFields, type Fields } from './fields.ts';

/** For what no person types: a choice that is not offered, a malformed id; and what is not there at all, or empty. */
export const wrong = { error: ({ input }: Unread) => unreadCode(input) };

/** What zod could not read, before it has a text. */
type Unread = { readonly input?: unknown };

function unreadCode(input: unknown): ViolationCode {
  return input === undefined || input === '' ? 'required' : 'invalid_value';
}

/** A zod issue whose message is our code and whose `params` fill its text. */
export function toIssue(violation: Violation, path: PropertyKey[] = []) {
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

/** A text that obeys a rule of `@tassis/domain`; none at all breaks it as an empty one does. */
export function field(rule: Validator) {
  return z.string(brokenAs(rule(''))).check(obeying(rule));
}

/** That a whole list, say, obeys a rule of `@tassis/domain`. */
export function obeying<Value>(rule: (value: Value) => Violation | null) {
  return z.superRefine<Value>((value, context) => {
    const violation = rule(value);
    if (violation !== null) context.addIssue(toIssue(violation));
  });
}

/** A number that obeys a rule of `@tassis/domain`; none at all breaks it too. */
export function amount(rule: (value: number) => Violation | null) {
  return z.number(brokenAs(rule(Number.NaN))).check(obeying(rule));
}

/** The rule itself refuses a fraction: refused by `int`, it would hide what several fields break together. */
const DOCUMENTED = {
  abort: false,
  when: ({ value }: { value: unknown }) => Number.isSafeInteger(value),
};

/**
 * The same of a whole number, which the documentation says too.
 * @param unread how what is no number is refused; default as the rule refuses it
 */
export function wholeAmount(
  rule: (value: number) => Violation | null,
  unread: { error: (issue: Unread) => ViolationCode } = brokenAs(rule(Number.NaN)),
) {
  return z.number(unread).check(z.int(DOCUMENTED), obeying(rule));
}

/** The refusal of what has another type: the whole violation, since an issue that is asked for its text may be added to. */
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
 * A rule about several fields of one form. It is also asked beside other errors, so that one
 * answer lists everything; so it cannot rely on the types of the fields.
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

/** The text that stands there; '' when it is none. */
export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
