import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { calendarDay } from '../calendar-day.ts';
import { defineContract } from '../contract.ts';
import { listQuery, oneRow } from '../list-query.ts';
import type { Fields } from '../fields.ts';
import { acrossFields, wrong, type Finding } from '../rule.ts';
import { AdminDomiciliationSummary } from './domiciliation.ts';

export const listAdminDomiciliations = defineContract({
  name: 'listAdminDomiciliations',
  method: 'GET',
  path: '/admin/domiciliations',
  summary:
    'Every company that has, or had, its address with the firm, newest first; filtered by days, the latest end first.',
  auth: ['admin'],
  request: {
    query: z
      .strictObject({
        ...listQuery,
        id: oneRow,
        status: z.optional(z.enum(['open', 'closed'], wrong)),
        client: z.optional(z.uuid(wrong)),
        /** Last days, both included. */
        from: z.optional(calendarDay),
        to: z.optional(calendarDay),
        /** Domiciled at any time of this year, for the January report to the tax office. */
        year: z.optional(
          z.coerce
            .number<string | number>(wrong)
            .check(z.int(wrong), z.gte(2000, wrong), z.lte(2999, wrong)),
        ),
        sort: z.optional(z.enum(['created_at', '-created_at', 'end_date', '-end_date'], wrong)),
      })
      .check(acrossFields(sortedByItsDays)),
  },
  response: { status: 200, schema: listAnswer(AdminDomiciliationSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

/** A list filtered by last day or year must be sorted by last day, because its index is. */
function sortedByItsDays({ from, to, year, sort }: Fields): Finding[] {
  const hasDays = [from, to, year].some((day) => day !== undefined);
  const isByOpening = sort === 'created_at' || sort === '-created_at';
  return hasDays && isByOpening ? [['sort', { code: 'invalid_value' }]] : [];
}
