import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PartnerClient, requestPath } from './partner-request.ts';

export const getPartnerClient = defineContract({
  name: 'getPartnerClient',
  method: 'GET',
  path: '/partner/clients/:id',
  summary: 'One of my linked clients.',
  auth: ['partner'],
  request: { params: requestPath },
  response: { status: 200, schema: itemAnswer(PartnerClient) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
});
