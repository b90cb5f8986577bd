import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

export const withdrawInvitation = defineContract({
  name: 'withdrawInvitation',
  method: 'POST',
  path: '/admin/invitations/:id/withdraw',
  summary: 'Take the invitation of a colleague back: its link is good for nothing.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
