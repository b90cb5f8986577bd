import { BILL_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { BillSummary } from './bill.ts';

export const listClientBills = defineContract({
  name: 'listClientBills',
  method: 'GET',
  path: '/client/bills',
  summary: 'My bills and credit notes, newest first.',
  auth: ['client'],
  request: {
    query: z.strictObject({
      ...listQuery,
      status: z.optional(z.enum(BILL_STATUSES, wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(BillSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
