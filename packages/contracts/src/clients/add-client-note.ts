import { staffNote } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { idParams } from '../params.ts';
import { field } from '../rule.ts';
import { ClientNote } from './admin-client.ts';

export const addClientNote = defineContract({
  name: 'addClientNote',
  method: 'POST',
  path: '/admin/clients/:id/notes',
  summary: 'Note something about a client, for the staff.',
  auth: ['admin'],
  idempotent: true,
  request: {
    headers: IdempotencyHeaders,
    params: idParams,
    body: z.strictObject({
      text: field(staffNote),
    }),
  },
  response: { status: 201, schema: itemAnswer(ClientNote) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
