import * as z from 'zod/mini';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Order } from './order.ts';

const key = z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(255));

export const getClientOrderByKey = defineContract({
  name: 'getClientOrderByKey',
  method: 'GET',
  path: '/client/orders/by-key/:idempotency_key',
  summary: 'The order of mine that was sent with this Idempotency-Key: did a lost answer order it?',
  auth: ['client'],
  request: { params: z.strictObject({ idempotency_key: key }) },
  response: { status: 200, schema: itemAnswer(Order) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
