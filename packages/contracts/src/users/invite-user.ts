import { emailAddress, invitedFirstName, invitedLastName } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { field } from '../rule.ts';
import { staffRole } from './admin-user.ts';

export const inviteUser = defineContract({
  name: 'inviteUser',
  method: 'POST',
  path: '/admin/users',
  summary: 'Invite a colleague; a newer invitation of the same address replaces the older one.',
  auth: ['admin'],
  idempotent: true,
  request: {
    headers: IdempotencyHeaders,
    body: z.strictObject({
      email: field(emailAddress),
      firstName: field(invitedFirstName),
      lastName: field(invitedLastName),
      role: staffRole,
    }),
  },
  response: {
    status: 201,
    schema: itemAnswer(
      z.object({ id: z.uuid(), email: z.string(), role: staffRole, expires_at: z.string() }),
    ),
  },
  errors: [
    'unauthenticated',
    'forbidden',
    'email_taken',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
