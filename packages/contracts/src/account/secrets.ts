import * as z from '@tassis/contracts/schema';
import { atMost } from '../rule.ts';

/** Longest password read: beyond it nobody's password can be, and hashing it would cost. */
export const passwordLength = atMost(1024, 'password_too_long');

/** The password that somebody has, to show that it is still they. */
export const ownPassword = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required' }), passwordLength);

/** What the server gave out earlier, by mail or in an answer. */
export const givenToken = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required' }), atMost(512, 'invalid_value'));

/** Six digits of an app, or a recovery code; blanks and hyphens are the reader's. */
export const secondFactorCode = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required' }), atMost(64, 'code_invalid'));
