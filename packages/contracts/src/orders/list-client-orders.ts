import { ORDER_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { OrderSummary } from './order.ts';

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
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(OrderSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
