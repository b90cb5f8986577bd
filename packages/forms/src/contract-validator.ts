import { toViolations } from '@tassis/contracts';
import { translate, type Locale } from '@tassis/messages';

type Issues = Parameters<typeof toViolations>[0];

/** A schema of a form: a contract's body, or a part of one. Its issues carry codes. */
export type FormSchema = {
  safeParse: (body: unknown) => { success: true } | { success: false; error: { issues: Issues } };
};

/** What is wrong with a body, by path; one text each, the first one found. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Says what keeps a body from being sent; nothing when all is well. */
export type Validate<Body> = (body: Body, locale: Locale) => FieldErrors;

/** Lets a form obey the very schema that the API obeys; codes become texts of the shared catalogue. */
export function contractValidator(schema: FormSchema): Validate<unknown> {
  return (body, locale) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return {};
    const errors: Record<string, string> = {};
    for (const { path, violation } of toViolations(parsed.error.issues)) {
      errors[path] ??= translate(locale, violation.code, violation.params);
    }
    return errors;
  };
}
