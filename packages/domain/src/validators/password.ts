import type { Violation } from './violation.ts';

/** Shortest password, in UTF-16 units. */
const PASSWORD_MIN = 8;
/** Longest password: far beyond any passphrase, short enough that hashing it costs nothing extra. */
const PASSWORD_MAX = 256;

/** The password that somebody has, to show that it is still they; blanks may be all of it. */
export function currentPassword(value: string): Violation | null {
  return value === '' ? { code: 'current_password_required' } : null;
}

/** A password being chosen. An empty one is simply too short: the spec has one text for both. */
export function newPassword(value: string): Violation | null {
  if (value.length < PASSWORD_MIN) {
    return { code: 'password_too_short', params: { min: PASSWORD_MIN } };
  }
  if (value.length > PASSWORD_MAX) {
    return { code: 'password_too_long', params: { max: PASSWORD_MAX } };
  }
  return null;
}

/** The second typing of a password. */
export function passwordConfirmation(password: string, confirmation: string): Violation | null {
  if (confirmation === '') return { code: 'password_confirmation_required' };
  return confirmation === password ? null : { code: 'password_mismatch' };
}
