import * as z from '@tassis/contracts/schema';
import { confirmed, newPasswordFields } from './new-password.ts';
import { givenToken } from './given-token.ts';
import { defineContract } from '../contract.ts';

export const resetPassword = defineContract({
  name: 'resetPassword',
  method: 'POST',
  path: '/password/reset',
  summary: 'Choose a new password with the token of a mail; every session ends.',
  auth: 'public',
  request: { body: z.strictObject({ token: givenToken, ...newPasswordFields }).check(confirmed) },
  response: { status: 204, schema: z.undefined() },
  errors: ['link_invalid', 'validation_failed'],
});
