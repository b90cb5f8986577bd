import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { PartnerRequest } from './partner-request.ts';

export const withdrawPartnerRequest = defineContract({
  name: 'withdrawPartnerRequest',
  method: 'POST',
  path: '/partner/requests/:id/withdraw',
  summary: 'Take back what I have asked, while it waits; an invitation is good for nothing then.',
  auth: ['partner'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(PartnerRequest) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'transition_not_allowed',
    'validation_failed',
  ],
});
