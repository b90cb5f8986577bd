import { dictionary } from '@zxcvbn-ts/language-common';
import { violationError } from '../http/http-error.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** The 49 000 passwords that breaches have shown most often, in small letters. */
const COMMON = new Set(dictionary['passwords-common']);

/** Words of this house, which are guessed first, with whatever digits and marks around them. */
const HOUSE_WORDS = new Set(['tassis', 'domiciliation', 'motdepasse', 'casablanca', 'maroc']);

/** Whether a password is one that is tried first. Its case does not count. */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  return COMMON.has(small) || HOUSE_WORDS.has(small.replaceAll(/[^a-z]/gu, ''));
}

/** The hash of a password that somebody chooses; refuses the field `password` when it is a common one. */
export function hashNewPassword(passwords: PasswordHasher, password: string): Promise<string> {
  if (isCommonPassword(password))
    throw violationError('validation_failed', 'password', { code: 'password_common' });
  return passwords.hash(password);
}
