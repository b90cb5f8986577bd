import { toViolations } from '@tassis/contracts';
import { translate, type Locale } from '@tassis/messages';

type Issues = Parameters<typeof toViolations>[0];

/** The schema of a form: a contract's body or a part of it, whose issues carry violation codes. */
export type FormSchema = {
  safeParse: (body: unknown) => { success: true } | { success: false; error: { issues: Issues } };
};

/** The errors of a body: the first text of each path. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns the errors of a body; none when it is valid. */
export type Validate<Body> = (body: Body, locale: Locale) => FieldErrors;

/** Validates a form by the schema that the API uses; codes become texts of the shared catalogue. */
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
