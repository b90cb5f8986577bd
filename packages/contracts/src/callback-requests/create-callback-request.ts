import { lineOfText, paragraph, registrationPhone } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { field } from '../rule.ts';

export const createCallbackRequest = defineContract({
  name: 'createCallbackRequest',
  method: 'POST',
  path: '/callback-requests',
  summary: 'Ask to be called back for the free consultation. Only the phone is required.',
  auth: 'public',
  request: {
    body: z.strictObject({
      name: z.nullish(field(lineOfText)),
      phone: field(registrationPhone),
      message: z.nullish(field(paragraph)),
    }),
    headers: IdempotencyHeaders,
  },
  response: { status: 201, schema: itemAnswer(z.object({ id: z.string() })) },
  errors: ['validation_failed', 'idempotency_key_reused', 'idempotency_in_progress'],
  idempotent: true,
});
