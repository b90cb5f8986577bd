import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PDF_BODY_LIMIT } from '../documents/pdf-upload.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { idParams } from '../params.ts';
import { NewOrderMessage, OrderMessage } from './order-message.ts';

export const sendAdminOrderMessage = defineContract({
  name: 'sendAdminOrderMessage',
  method: 'POST',
  path: '/admin/orders/:id/messages',
  summary:
    'Write to its client, who is notified about an order. A mail follows when nobody has read it after five minutes.',
  auth: ['admin'],
  idempotent: true,
  bodyLimit: PDF_BODY_LIMIT,
  request: { headers: IdempotencyHeaders, params: idParams, body: NewOrderMessage },
  response: { status: 201, schema: itemAnswer(OrderMessage) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
