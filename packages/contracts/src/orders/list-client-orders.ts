import { ORDER_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { listQuery } from '../list-query.ts';
import { OrderSummary } from './order.ts';

const wrong = { error: 'invalid_value' };

export const listClientOrders = defineContract({
  name: 'listClientOrders',
  method: 'GET',
  path: '/client/orders',
  summary: 'My orders, newest first.',
  auth: ['client'],
  request: {
    query: z.strictObject({
      ...listQuery,
      status: z.optional(z.enum(ORDER_STATUSES, wrong)),
      sort: z.optional(z.enum(['created_at', '-created_at'], wrong)),
    }),
  },
  response: { status: 200, schema: listAnswer(OrderSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
