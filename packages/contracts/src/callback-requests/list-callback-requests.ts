import { CALLBACK_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { AdminCallbackRequest } from './callback-request.ts';

export const listCallbackRequests = defineContract({
  name: 'listCallbackRequests',
  method: 'GET',
  path: '/admin/callback-requests',
  summary: 'Who asks to be called, by when the call is due, the latest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      status: z.optional(z.enum(CALLBACK_STATUSES, wrong)),
      /** Those that still wait for a call: by the end of today in Morocco, or later. */
      due: z.optional(z.enum(['today', 'later'], wrong)),
      /** Those that bear the phone, however it is written, or the address of a client. */
      client: z.optional(z.uuid(wrong)),
      sort: z.optional(z.enum(['due_at', '-due_at'], wrong)),
    }),
  },
  response: { status: 200, schema: listAnswer(AdminCallbackRequest) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
