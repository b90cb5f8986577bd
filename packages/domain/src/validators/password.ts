import type { Violation } from './violation.ts';

/** Shortest password, in UTF-16 units. */
const PASSWORD_MIN = 8;
/** Longest password: far beyond any passphrase, short enough that hashing it costs nothing extra. */
const PASSWORD_MAX = 256;

/** The current password, which proves the person's identity; it may consist of blanks. */
export function currentPassword(value: string): Violation | null {
  return value === '' ? { code: 'current_password_required' } : null;
}

/** A new password. An empty one is reported as too short: the specification has one text for both. */
export function newPassword(value: string): Violation | null {
  if (value.length < PASSWORD_MIN) {
    return { code: 'password_too_short', params: { min: PASSWORD_MIN } };
  }
  if (value.length > PASSWORD_MAX) {
    return { code: 'password_too_long', params: { max: PASSWORD_MAX } };
  }
  return null;
}

/** The repetition of a password. */
export function passwordConfirmation(password: string, confirmation: string): Violation | null {
  if (confirmation === '') return { code: 'password_confirmation_required' };
  return confirmation === password ? null : { code: 'password_mismatch' };
}
