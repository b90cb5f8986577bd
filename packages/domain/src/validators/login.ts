import { requiredAs, type Violation } from './violation.ts';

const required = requiredAs('login_fields_required');

/** The login form asks only for an @; the rest is the answer's matter. */
export function loginEmail(value: string): Violation | null {
  return required(value) ?? (value.includes('@') ? null : { code: 'email_invalid' });
}

/** The login form's password: anything that is not empty. */
export function loginPassword(value: string): Violation | null {
  return value === '' ? { code: 'login_fields_required' } : null;
}
