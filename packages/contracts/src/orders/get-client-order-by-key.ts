import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { Order } from './order.ts';

export const getClientOrderByKey = defineContract({
  name: 'getClientOrderByKey',
  method: 'GET',
  path: '/client/orders/by-key/:idempotency_key',
  summary: 'The order of mine that was sent with this Idempotency-Key: did a lost answer order it?',
  auth: ['client'],
  request: { params: z.strictObject({ idempotency_key: idempotencyKey }) },
  response: { status: 200, schema: itemAnswer(Order) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
