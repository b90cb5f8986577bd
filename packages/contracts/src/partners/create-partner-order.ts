import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { createOrder } from '../orders/create-order.ts';
import { idParams } from '../params.ts';
import { PartnerRequest } from './partner-request.ts';

export const createPartnerOrder = defineContract({
  name: 'createPartnerOrder',
  method: 'POST',
  path: '/partner/clients/:id/orders',
  summary:
    'Prepare an order for one of my clients: checked like their own, placed only when they accept.',
  auth: ['partner'],
  idempotent: true,
  request: { params: idParams, headers: IdempotencyHeaders, body: createOrder.request.body },
  response: { status: 201, schema: itemAnswer(PartnerRequest) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
    'price_mismatch',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
  bodyLimit: createOrder.bodyLimit,
});
