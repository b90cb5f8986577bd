import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { calendarDay } from '../calendar-day.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { AdminDomiciliationSummary } from './domiciliation.ts';

export const listAdminDomiciliations = defineContract({
  name: 'listAdminDomiciliations',
  method: 'GET',
  path: '/admin/domiciliations',
  summary: 'Every company that has, or had, its address with the firm, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      status: z.optional(z.enum(['open', 'closed'], wrong)),
      client: z.optional(z.uuid(wrong)),
      /** Last days, both included. */
      from: z.optional(calendarDay),
      to: z.optional(calendarDay),
      /** Domiciled at any time of this year: what the tax office is told in January. */
      year: z.optional(
        z.coerce
          .number<string | number>(wrong)
          .check(z.int(wrong), z.gte(2000, wrong), z.lte(2999, wrong)),
      ),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminDomiciliationSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
