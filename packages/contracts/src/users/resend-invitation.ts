import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { StaffInvitation } from './staff-invitation.ts';

export const resendInvitation = defineContract({
  name: 'resendInvitation',
  method: 'POST',
  path: '/admin/invitations/:id/resend',
  summary:
    'Send a colleague a new link, good for seven days; the one before it is good for nothing. The answer has another id.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(StaffInvitation) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed', 'email_taken'],
});
