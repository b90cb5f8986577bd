import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';
import { idParams } from '../params.ts';
import { AdminContactSubmission } from './admin-contact-submission.ts';

export const assignContactSubmission = defineContract({
  name: 'assignContactSubmission',
  method: 'POST',
  path: '/admin/contact-submissions/:id/assign',
  summary: 'Give a message to an administrator, or to nobody (null).',
  auth: ['admin'],
  versioned: true,
  request: {
    params: idParams,
    body: z.strictObject({ user_id: z.nullable(z.uuid(wrong)) }),
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
