import * as z from '@tassis/contracts/schema';
import { confirmed, newPasswordFields } from './new-password.ts';
import { ownPassword } from './secrets.ts';
import { defineContract } from '../contract.ts';

export const changePassword = defineContract({
  name: 'changePassword',
  method: 'PUT',
  path: '/user/password',
  summary: 'Choose another password; every other session ends.',
  auth: 'any',
  request: {
    body: z.strictObject({ current_password: ownPassword, ...newPasswordFields }).check(confirmed),
  },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'validation_failed'],
});
