import { WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { wrong } from '../rule.ts';
import { AdminDomiciliationWarning } from './domiciliation-warning.ts';

const whole = (min: number, max: number) =>
  z.int(wrong).check(z.gte(min, wrong), z.lte(max, wrong));

export const generateWarnings = defineContract({
  name: 'generateWarnings',
  method: 'POST',
  path: '/admin/domiciliation-warnings/generate',
  summary: 'Make warnings to try mails and screens on: no date moves; refused in production.',
  auth: ['admin'],
  idempotent: true,
  request: {
    headers: IdempotencyHeaders,
    body: z.strictObject({
      /** Default: one. */
      count: z.optional(whole(1, 50)),
      /** The made-up days to the end. Default: those of the status, or five without a status. */
      days: z.optional(whole(-365, 365)),
      /** The client; `user_id` and `client_id` mean the same. Default: any client. */
      user_id: z.optional(z.uuid(wrong)),
      client_id: z.optional(z.uuid(wrong)),
      /** Default: by the days. */
      status: z.optional(z.enum(WARNING_STATUSES, wrong)),
    }),
  },
  response: { status: 201, schema: itemAnswer(z.array(AdminDomiciliationWarning)) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_in_production',
    'not_found',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
