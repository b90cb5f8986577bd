import * as z from '@tassis/contracts/schema';
import { ownPassword } from './secrets.ts';
import { defineContract } from '../contract.ts';

export const deleteUser = defineContract({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/user',
  summary: 'Delete my account; what accounting law keeps loses my name.',
  auth: 'any',
  request: { body: z.strictObject({ password: ownPassword }) },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'account_in_use', 'last_admin', 'validation_failed'],
});
