import { emailAddress } from './email.ts';
import { newPassword, passwordConfirmation } from './password.ts';
import { registrationPhone } from './phone.ts';
import { lineOfText } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** Both registrations share these; on this form `firstName` is the given name. */
export type RegistrationFields = {
  readonly firstName: string;
  readonly secondName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly password_confirmation: string;
};

export type FieldViolation<Field extends string> = { field: Field; violation: Violation };

/** 'Le prénom est requis.', then what every line of text obeys. */
export function registrationFirstName(value: string): Violation | null {
  return firstViolation(value, [requiredAs('first_name_required'), lineOfText]);
}

/** 'Le nom est requis.', then what every line of text obeys. */
export function registrationLastName(value: string): Violation | null {
  return firstViolation(value, [requiredAs('last_name_required'), lineOfText]);
}

/** Only the first error is shown, in this order: names, e-mail, phone, password, confirmation. */
export function firstRegistrationViolation(
  form: RegistrationFields,
): FieldViolation<keyof RegistrationFields> | null {
  const checks: [keyof RegistrationFields, Violation | null][] = [
    ['firstName', registrationFirstName(form.firstName)],
    ['secondName', registrationLastName(form.secondName)],
    ['email', emailAddress(form.email)],
    ['phone', registrationPhone(form.phone)],
    ['password', newPassword(form.password)],
    ['password_confirmation', passwordConfirmation(form.password, form.password_confirmation)],
  ];
  for (const [field, violation] of checks) if (violation !== null) return { field, violation };
  return null;
}
