import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { Mad } from '../money.ts';
import { Order } from '../orders/order.ts';
import { idParams } from '../params.ts';
import { ClientPartnerRequest } from './client-partner-request.ts';

export const acceptPartnerRequest = defineContract({
  name: 'acceptPartnerRequest',
  method: 'POST',
  path: '/client/partner-requests/:id/accept',
  summary:
    'Accept, once: a link makes me the partner’s client, an order is placed in my name at today’s price.',
  auth: ['client'],
  idempotent: true,
  request: {
    params: idParams,
    headers: IdempotencyHeaders,
    body: z.strictObject({
      /** The displayed price. If sent, it must equal the server's total. */
      finalPrice: z.optional(Mad),
    }),
  },
  response: {
    status: 201,
    schema: itemAnswer(z.object({ request: ClientPartnerRequest, order: z.nullable(Order) })),
  },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'transition_not_allowed',
    'validation_failed',
    'price_mismatch',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
