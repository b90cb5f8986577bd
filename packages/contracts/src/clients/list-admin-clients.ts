import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { calendarDay } from '../calendar-day.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { atMost, wrong } from '../rule.ts';
import { AdminClientSummary } from './admin-client.ts';

export const listAdminClients = defineContract({
  name: 'listAdminClients',
  method: 'GET',
  path: '/admin/clients',
  summary: 'Every client, newest first; searched by name, phone, company, ICE and e-mail.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      /** Those with orders that are not final. */
      orders: z.optional(z.enum(['open'], wrong)),
      /** Those with bills that are not paid in full. */
      bills: z.optional(z.enum(['unpaid'], wrong)),
      /** As it stands in their record. */
      city: z.optional(z.string(wrong).check(z.minLength(1, wrong), atMost(100, 'line_too_long'))),
      /** Days on which they became clients, both included. */
      from: z.optional(calendarDay),
      to: z.optional(calendarDay),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminClientSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
