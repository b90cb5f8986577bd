import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery } from '../list-query.ts';

const CallbackRequest = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  phone: z.string(),
  /** Where the appointment was confirmed. */
  email: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** The booked half hour; null for a call as soon as possible. */
  slot: z.nullable(z.string()),
  cancelled_at: z.nullable(z.string()),
  created_at: z.string(),
});

export const listCallbackRequests = defineContract({
  name: 'listCallbackRequests',
  method: 'GET',
  path: '/admin/callback-requests',
  summary: 'Who asks to be called, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(CallbackRequest) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
