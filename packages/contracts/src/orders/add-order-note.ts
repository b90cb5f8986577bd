import { paragraph } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { text } from '../rule.ts';
import { AdminOrderEvent } from './order.ts';

const wrong = { error: 'invalid_value' };

export const addOrderNote = defineContract({
  name: 'addOrderNote',
  method: 'POST',
  path: '/admin/orders/:id/notes',
  summary: 'Note something in an order’s timeline; its client is told when they may read it.',
  auth: ['admin'],
  idempotent: true,
  request: {
    headers: IdempotencyHeaders,
    params: z.strictObject({ id: z.uuid(wrong) }),
    body: z.strictObject({
      text: text('note_required', paragraph).check(z.regex(/\S/u, { error: 'note_required' })),
      visible_to_client: z.optional(z.boolean(wrong)),
    }),
  },
  response: { status: 201, schema: itemAnswer(AdminOrderEvent) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
