import { toNestErrors } from '@hookform/resolvers';
import { violationsOf } from '@tassis/contracts';
import { translate, type Locale } from '@tassis/messages';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';

type Issues = Parameters<typeof violationsOf>[0];

/** A schema of a form: a contract's body, or a part of one. Its issues carry codes. */
export type FormSchema = {
  safeParse: (values: unknown) => { success: true } | { success: false; error: { issues: Issues } };
};

/** Lets a form obey the very schema that the API obeys; codes become texts of the shared catalogue. */
export function contractResolver<Values extends FieldValues>(
  schema: FormSchema,
  locale: Locale,
): Resolver<Values> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(values);
    // The form sends what was typed: parsing it is the API's matter.
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, violation } of violationsOf(parsed.error.issues)) {
      const message = translate(locale, violation.code, violation.params);
      errors[path === '' ? 'root' : path] ??= { type: violation.code, message };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
