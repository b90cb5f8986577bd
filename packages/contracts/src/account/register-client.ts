import {
  emailAddress,
  newPassword,
  passwordConfirmation,
  registrationFirstName,
  registrationLastName,
  registrationPhone,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { issueOf, text } from '../rule.ts';
import { AuthAnswer } from './tokens.ts';

type Passwords = { password: string; password_confirmation: string };

const confirmed = z.superRefine<Passwords>(
  (form, context) => {
    const violation = passwordConfirmation(form.password, form.password_confirmation);
    if (violation !== null) context.addIssue(issueOf(violation, ['password_confirmation']));
  },
  // Also beside other errors, as soon as both are texts.
  { when: ({ value }) => hasPasswords(value) },
);

/** Keys stand in the order in which the form shows its first error. */
const RegistrationForm = z.strictObject({
  firstName: text('first_name_required', registrationFirstName),
  secondName: text('last_name_required', registrationLastName),
  email: text('email_required', emailAddress),
  phone: text('phone_required', registrationPhone),
  password: text('password_too_short', newPassword),
  password_confirmation: text('password_confirmation_required'),
});

export const registerClient = defineContract({
  name: 'registerClient',
  method: 'POST',
  path: '/register/client',
  summary: 'Open a client account and sign in.',
  auth: 'public',
  request: { body: RegistrationForm.check(confirmed) },
  response: { status: 201, schema: AuthAnswer },
  errors: ['email_taken', 'registration_data_invalid', 'registration_throttled'],
  invalidCode: 'registration_data_invalid',
  throttledCode: 'registration_throttled',
});

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
