import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminContactSubmission, ContactStatus } from './admin-contact-submission.ts';

export const changeContactStatus = defineContract({
  name: 'changeContactStatus',
  method: 'POST',
  path: '/admin/contact-submissions/:id/status',
  summary: 'Say where a message stands.',
  auth: ['admin'],
  versioned: true,
  request: { params: idParams, body: z.strictObject({ status: ContactStatus }) },
  response: { status: 200, schema: itemAnswer(AdminContactSubmission) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
    'transition_not_allowed',
  ],
});
