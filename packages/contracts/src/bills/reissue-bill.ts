import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { idParams } from '../params.ts';
import { AdminBill } from './bill.ts';

export const reissueBill = defineContract({
  name: 'reissueBill',
  method: 'POST',
  path: '/admin/bills/:id/reissue',
  summary: 'Issue another bill for the order of a cancelled one, as things stand today.',
  auth: ['admin'],
  idempotent: true,
  request: {
    headers: IdempotencyHeaders,
    params: idParams,
  },
  response: { status: 201, schema: itemAnswer(AdminBill) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'transition_not_allowed',
    'firm_to_fill',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
