import { contactMessage } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { idParams } from '../params.ts';
import { field } from '../rule.ts';
import { AdminContactSubmission } from './admin-contact-submission.ts';

export const replyToContactSubmission = defineContract({
  name: 'replyToContactSubmission',
  method: 'POST',
  path: '/admin/contact-submissions/:id/reply',
  summary: 'Answer a message by e-mail; it is answered then.',
  auth: ['admin'],
  versioned: true,
  idempotent: true,
  request: {
    params: idParams,
    body: z.strictObject({ text: field(contactMessage) }),
    headers: IdempotencyHeaders,
  },
  response: { status: 201, schema: itemAnswer(AdminContactSubmission) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
