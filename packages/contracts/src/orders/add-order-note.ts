import { staffNote } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { field, wrong } from '../rule.ts';
import { idParams } from '../params.ts';
import { AdminOrderEvent } from './order.ts';

export const addOrderNote = defineContract({
  name: 'addOrderNote',
  method: 'POST',
  path: '/admin/orders/:id/notes',
  summary: 'Note something in an order’s timeline; its client is told when they may read it.',
  auth: ['admin'],
  idempotent: true,
  request: {
    headers: IdempotencyHeaders,
    params: idParams,
    body: z.strictObject({
      text: field(staffNote),
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
