import { paragraph } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { text } from '../rule.ts';
import { Order } from './order.ts';

const reason = text('reason_required', paragraph).check(
  z.regex(/\S/u, { error: 'reason_required' }),
);

export const cancelOrder = defineContract({
  name: 'cancelOrder',
  method: 'POST',
  path: '/client/orders/:id/cancel',
  summary: 'Cancel my order; only before work on it has begun.',
  auth: ['client'],
  versioned: true,
  request: {
    params: z.strictObject({ id: z.uuid({ error: 'invalid_value' }) }),
    body: z.strictObject({ reason }),
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
