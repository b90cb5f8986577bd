import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { ClientPartnerRequest, requestPath } from './partner-request.ts';

export const refusePartnerRequest = defineContract({
  name: 'refusePartnerRequest',
  method: 'POST',
  path: '/client/partner-requests/:id/refuse',
  summary: 'Refuse what a partner asks.',
  auth: ['client'],
  request: { params: requestPath },
  response: { status: 200, schema: itemAnswer(ClientPartnerRequest) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'transition_not_allowed',
    'validation_failed',
  ],
});
