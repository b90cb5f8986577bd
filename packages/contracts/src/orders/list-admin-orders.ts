import { ORDER_STATUSES, SERVICE_TYPES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { calendarDay } from '../calendar-day.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { AdminOrderSummary } from './order.ts';

/** Both ends are included. */
const day = z.optional(calendarDay);

export const listAdminOrders = defineContract({
  name: 'listAdminOrders',
  method: 'GET',
  path: '/admin/orders',
  summary: 'Everybody’s orders, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      status: z.optional(z.enum(ORDER_STATUSES, wrong)),
      service: z.optional(z.enum(SERVICE_TYPES, wrong)),
      client: z.optional(z.uuid(wrong)),
      /** An administrator's id, or `none` for unassigned orders. */
      assigned: z.optional(z.union([z.literal('none'), z.uuid()], wrong)),
      /** Those whose client wrote what the firm has not answered. */
      messages: z.optional(z.literal('waiting', wrong)),
      from: day,
      to: day,
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminOrderSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
