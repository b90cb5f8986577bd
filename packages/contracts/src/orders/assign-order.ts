import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { wrong } from '../rule.ts';
import { AdminOrder } from './order.ts';

export const assignOrder = defineContract({
  name: 'assignOrder',
  method: 'POST',
  path: '/admin/orders/:id/assign',
  summary: 'Give an order to an administrator, or to nobody (null).',
  auth: ['admin'],
  versioned: true,
  request: {
    params: idParams,
    body: z.strictObject({ user_id: z.nullable(z.uuid(wrong)) }),
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});
