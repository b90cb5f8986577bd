import { statedReason } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { field } from '../rule.ts';
import { Order } from './order.ts';

export const cancelOrder = defineContract({
  name: 'cancelOrder',
  method: 'POST',
  path: '/client/orders/:id/cancel',
  summary: 'Cancel my order; only before work on it has begun.',
  auth: ['client'],
  versioned: true,
  request: {
    params: idParams,
    body: z.strictObject({ reason: field(statedReason) }),
  },
  response: { status: 200, schema: itemAnswer(Order) },
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
