import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { PartnerClient } from './partner-request.ts';

export const getPartnerClient = defineContract({
  name: 'getPartnerClient',
  method: 'GET',
  path: '/partner/clients/:id',
  summary: 'One of my linked clients.',
  auth: ['partner'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(PartnerClient) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
});
