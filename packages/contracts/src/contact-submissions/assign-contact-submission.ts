import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { AdminContactSubmission, WhichSubmission } from './admin-contact-submission.ts';

export const assignContactSubmission = defineContract({
  name: 'assignContactSubmission',
  method: 'POST',
  path: '/admin/contact-submissions/:id/assign',
  summary: 'Give a message to an administrator, or to nobody (null).',
  auth: ['admin'],
  versioned: true,
  request: {
    params: WhichSubmission,
    body: z.strictObject({ user_id: z.nullable(z.uuid({ error: 'invalid_value' })) }),
  },
  response: { status: 200, schema: itemAnswer(AdminContactSubmission) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});
