import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

export const resetUserPassword = defineContract({
  name: 'resetUserPassword',
  method: 'POST',
  path: '/admin/users/:id/reset-password',
  summary: 'Send somebody the mail with which they choose a new password.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
