import { statedReason } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { field } from '../rule.ts';
import { AdminBill } from './bill.ts';

export const cancelBill = defineContract({
  name: 'cancelBill',
  method: 'POST',
  path: '/admin/bills/:id/cancel',
  summary: 'Take a bill back by a credit note; the client is told.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: idParams,
    body: z.strictObject({
      reason: field(statedReason),
    }),
  },
  response: { status: 200, schema: itemAnswer(AdminBill) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
    'transition_not_allowed',
  ],
});
