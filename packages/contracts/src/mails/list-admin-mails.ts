import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery } from '../list-query.ts';
import { wrong } from '../rule.ts';

const MAIL_STATUSES = ['queued', 'sent', 'kept', 'failed'] as const;

/** A mail without its text, which may hold a sign-in link. */
const AdminMail = z.object({
  id: z.uuid(),
  template: z.string(),
  recipient: z.string(),
  user_id: z.nullable(z.uuid()),
  locale: z.enum(['fr', 'en']),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number(),
  last_error: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
  created_at: z.string(),
});

export const listAdminMails = defineContract({
  name: 'listAdminMails',
  method: 'GET',
  path: '/admin/mails',
  summary: 'The log of mails, newest first: to whom, about what, whether it was handed over.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      status: z.optional(z.enum(MAIL_STATUSES, wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminMail) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
