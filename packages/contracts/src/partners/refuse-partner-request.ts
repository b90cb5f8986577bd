import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { ClientPartnerRequest } from './client-partner-request.ts';

export const refusePartnerRequest = defineContract({
  name: 'refusePartnerRequest',
  method: 'POST',
  path: '/client/partner-requests/:id/refuse',
  summary: 'Refuse what a partner asks.',
  auth: ['client'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(ClientPartnerRequest) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'transition_not_allowed',
    'validation_failed',
  ],
});
