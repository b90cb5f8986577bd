import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { PartnerClientForm, PartnerRequest } from './partner-request.ts';

export const addPartnerClient = defineContract({
  name: 'addPartnerClient',
  method: 'POST',
  path: '/partner/clients',
  summary:
    'Ask somebody to be my client, by mail; the answer is the same whether they have an account or not. Within a week the same address is asked once.',
  auth: ['partner'],
  idempotent: true,
  request: { headers: IdempotencyHeaders, body: PartnerClientForm },
  response: { status: 201, schema: itemAnswer(PartnerRequest) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
