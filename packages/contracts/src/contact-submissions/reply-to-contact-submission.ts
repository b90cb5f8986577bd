import { contactMessage } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { text } from '../rule.ts';
import { AdminContactSubmission, WhichSubmission } from './admin-contact-submission.ts';

export const replyToContactSubmission = defineContract({
  name: 'replyToContactSubmission',
  method: 'POST',
  path: '/admin/contact-submissions/:id/reply',
  summary: 'Answer a message by e-mail; it is answered then.',
  auth: ['admin'],
  versioned: true,
  idempotent: true,
  request: {
    params: WhichSubmission,
    body: z.strictObject({ text: text('contact_message_required', contactMessage) }),
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
