import { newPassword, passwordConfirmation } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field, toIssue } from '../rule.ts';

type Passwords = { password: string; password_confirmation: string };

/** The fields of a new password and its repetition. Add the check {@link confirmed}. */
export const newPasswordFields = {
  password: field(newPassword),
  password_confirmation: z.string({ error: 'password_confirmation_required' }),
};

/** Checks that both passwords are the same. */
export const confirmed = z.superRefine<Passwords>(
  (form, context) => {
    const violation = passwordConfirmation(form.password, form.password_confirmation);
    if (violation !== null) context.addIssue(toIssue(violation, ['password_confirmation']));
  },
  // Run beside other errors, as soon as both are texts.
  { when: ({ value }) => hasPasswords(value) },
);

function hasPasswords(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'password' in value &&
    typeof value.password === 'string' &&
    'password_confirmation' in value &&
    typeof value.password_confirmation === 'string'
  );
}
