import { ORDER_STATUSES, SERVICE_TYPES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { listQuery } from '../list-query.ts';
import { AdminOrderSummary } from './order.ts';

const wrong = { error: 'invalid_value' };
/**
 * A day of the Moroccan calendar, both ends included, of this millennium: what lies beyond is a
 * typing error, and neither JavaScript's dates nor PostgreSQL's hold all years of four digits alike.
 */
const day = z.optional(
  z.iso
    .date({ error: 'date_invalid', abort: true })
    .check(z.regex(/^2\d{3}-/u, { error: 'date_invalid' })),
);

export const listAdminOrders = defineContract({
  name: 'listAdminOrders',
  method: 'GET',
  path: '/admin/orders',
  summary: 'Everybody’s orders, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      status: z.optional(z.enum(ORDER_STATUSES, wrong)),
      service: z.optional(z.enum(SERVICE_TYPES, wrong)),
      client: z.optional(z.uuid(wrong)),
      from: day,
      to: day,
      sort: z.optional(z.enum(['created_at', '-created_at'], wrong)),
    }),
  },
  response: { status: 200, schema: listAnswer(AdminOrderSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
