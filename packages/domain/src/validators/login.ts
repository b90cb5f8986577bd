import { requiredAs, type Violation } from './violation.ts';

const required = requiredAs('login_fields_required');

/** The login form only requires an @; the server decides the rest. */
export function loginEmail(value: string): Violation | null {
  return required(value) ?? (value.includes('@') ? null : { code: 'email_invalid' });
}

/** The login form's password: anything that is not empty. */
export function loginPassword(value: string): Violation | null {
  return value === '' ? { code: 'login_fields_required' } : null;
}
