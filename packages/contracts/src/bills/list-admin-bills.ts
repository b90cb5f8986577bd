import { BILL_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery } from '../list-query.ts';
import { calendarDay } from '../calendar-day.ts';
import { wrong } from '../rule.ts';
import { AdminBillSummary } from './bill.ts';

export const listAdminBills = defineContract({
  name: 'listAdminBills',
  method: 'GET',
  path: '/admin/payments',
  summary: 'Everybody’s bills and credit notes, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      status: z.optional(z.enum(BILL_STATUSES, wrong)),
      client: z.optional(z.uuid(wrong)),
      /** Days of issue, both included. */
      from: z.optional(calendarDay),
      to: z.optional(calendarDay),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminBillSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
