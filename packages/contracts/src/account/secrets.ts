import * as z from '@tassis/contracts/schema';
import { currentPassword, secondFactorCode as codeRule } from '@tassis/domain';
import { atMost, field } from '../rule.ts';

/** Longest password read: beyond it nobody's password can be, and hashing it would cost. */
export const passwordLength = atMost(1024, 'password_too_long');

/** The password that somebody has, to show that it is still they. */
export const ownPassword = field(currentPassword).check(passwordLength);

/** What the server gave out earlier, by mail or in an answer. */
export const givenToken = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required' }), atMost(512, 'invalid_value'));

/** Six digits of an app, or a recovery code; blanks and hyphens are the reader's. */
export const secondFactorCode = field(codeRule).check(atMost(64, 'code_invalid'));
