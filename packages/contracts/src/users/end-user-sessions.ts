import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

export const endUserSessions = defineContract({
  name: 'endUserSessions',
  method: 'POST',
  path: '/admin/users/:id/end-sessions',
  summary: 'Sign somebody out everywhere.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
