import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Order } from './order.ts';

export const getClientOrder = defineContract({
  name: 'getClientOrder',
  method: 'GET',
  path: '/client/orders/:id',
  summary: 'One of my orders; 404 also for an order that is not mine.',
  auth: ['client'],
  request: { params: z.strictObject({ id: z.uuid({ error: 'invalid_value' }) }) },
  response: { status: 200, schema: itemAnswer(Order) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
