import { BILL_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { listQuery, oneRow } from '../list-query.ts';
import type { Fields } from '../fields.ts';
import { calendarDay } from '../calendar-day.ts';
import { acrossFields, wrong, type Finding } from '../rule.ts';
import { AdminBillSummary } from './bill.ts';

export const listAdminBills = defineContract({
  name: 'listAdminBills',
  method: 'GET',
  path: '/admin/payments',
  summary: 'Everybody’s bills and credit notes, newest first.',
  auth: ['admin'],
  request: {
    query: z
      .strictObject({
        ...listQuery,
        id: oneRow,
        status: z.optional(z.enum(BILL_STATUSES, wrong)),
        client: z.optional(z.uuid(wrong)),
        /** Those of which money is to be paid back. */
        refund: z.optional(z.literal('due', wrong)),
        /** Days of issue, both included. */
        from: z.optional(calendarDay),
        to: z.optional(calendarDay),
        sort: z.optional(z.enum(['created_at', '-created_at', 'due_on', '-due_on'], wrong)),
      })
      .check(acrossFields(sortedByItsDays)),
  },
  response: { status: 200, schema: listAnswer(AdminBillSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

/** A list filtered by days of issue must be sorted by them, because its index is. */
function sortedByItsDays({ from, to, sort }: Fields): Finding[] {
  const hasDays = [from, to].some((day) => day !== undefined);
  const isByDue = sort === 'due_on' || sort === '-due_on';
  return hasDays && isByDue ? [['sort', { code: 'invalid_value' }]] : [];
}
