import { currentPassword, secondFactorCode as codeRule } from '@tassis/domain';
import type * as z from 'zod/mini';
import { atMost, field } from '../rule.ts';

/** The longest accepted password: hashing a longer one would cost too much. */
export const passwordLength: z.core.$ZodCheck<string> = atMost(1024, 'password_too_long');

/** The current password, which proves that the caller is the account's owner. */
export const ownPassword = field(currentPassword).check(passwordLength);

/** Six digits of an app, or a recovery code. The server ignores blanks and hyphens. */
export const secondFactorCode = field(codeRule).check(atMost(64, 'code_invalid'));
