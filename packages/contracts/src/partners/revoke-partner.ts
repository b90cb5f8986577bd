import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { ClientPartnerRequest } from './client-partner-request.ts';

export const revokePartner = defineContract({
  name: 'revokePartner',
  method: 'POST',
  path: '/client/partner-requests/:id/revoke',
  summary:
    'Take back the link that I have accepted: from then on the partner sees nothing of mine, and what they had prepared is refused.',
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
