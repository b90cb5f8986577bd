import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { AdminMail, MAIL_STATUSES } from './admin-mail.ts';

export const listAdminMails = defineContract({
  name: 'listAdminMails',
  method: 'GET',
  path: '/admin/mails',
  summary: 'The log of mails, newest first: to whom, about what, whether it was handed over.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      status: z.optional(z.enum(MAIL_STATUSES, wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminMail) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
