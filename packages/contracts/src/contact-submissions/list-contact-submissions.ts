import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { AdminContactSubmission, ContactStatus } from './admin-contact-submission.ts';

export const listContactSubmissions = defineContract({
  name: 'listContactSubmissions',
  method: 'GET',
  path: '/admin/contact-submissions',
  summary: 'Messages to the firm with their replies, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      status: z.optional(ContactStatus),
      /** An administrator's id, or `none` for unassigned messages. */
      assigned: z.optional(z.union([z.literal('none'), z.uuid()], wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminContactSubmission) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
